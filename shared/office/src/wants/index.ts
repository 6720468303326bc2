// Wanted purchases of one seller: the list, and one of them.
export { type Handing, type WantDesk, WantDeskOf } from './desk.ts';
export { OfferPill } from './stages.tsx';
export { WantsPage } from './WantsPage.tsx';
