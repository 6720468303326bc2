// Orders that one seller writes for customers: the list, one of them, and one that begins.
export { OrderDraftsPage } from './OrderDraftsPage.tsx';
