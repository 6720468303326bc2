// Payments that leave together, for the pages of withdrawals and of payouts to shops: what these two may know of them.
export { BatchDialog } from './batches/BatchDialog.tsx';
export { BatchesTab, batchFilters } from './batches/BatchesTab.tsx';
export { BatchPage } from './batches/BatchPage.tsx';
export type { BatchKind } from './batches/kinds.ts';
