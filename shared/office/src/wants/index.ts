// Wanted purchases of one seller: the list, and one of them.
export { type WantDesk, WantDeskOf } from './desk.ts';
export { OfferPill } from './stages.tsx';
export type { Want } from './useWant.ts';
export { WantsPage } from './WantsPage.tsx';
