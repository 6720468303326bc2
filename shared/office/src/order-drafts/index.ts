// Orders that one seller writes for customers: the list, one of them, and one that begins.
export { type OrderDraftDesk, OrderDraftDeskOf } from './desk.ts';
export { OrderDraftsPage } from './OrderDraftsPage.tsx';
