// The office's door: tables and React Aria. Only for lazy chunks of the seller office and the member centre.
export { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog.tsx';
export * from './Cells.tsx';
export { ComboBox, type ChooseOption, Select } from './choose.tsx';
export type { Column, RowAction, Sort } from './columns.ts';
export * from './DataTable.tsx';
export * from './filters.tsx';
export * from './frame.tsx';
export { RowKeysHint } from './RowKeysHint.tsx';
export * from './SideList.tsx';
export * from './StatusPill.tsx';
export * from './table-parts.tsx';
export { FormPage, type FormPart, FormSection, goToPart } from './FormPage.tsx';
export { moved } from './moved.ts';
export { PictureOrder } from './PictureOrder.tsx';
export { UnsavedGuard } from '../forms/UnsavedGuard.tsx';
