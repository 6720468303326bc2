// What both offices show of one order and do to it.
export { GiveBackDialog } from './GiveBackDialog.tsx';
export { OrderReceipt } from './OrderReceipt.tsx';
export { OrderRefunds } from './OrderRefunds.tsx';
export { useGiveBack } from './useGiveBack.ts';
