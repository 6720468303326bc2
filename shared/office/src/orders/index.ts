// What both offices do to one order.
export { GiveBackDialog } from './GiveBackDialog.tsx';
export { useGiveBack } from './useGiveBack.ts';
