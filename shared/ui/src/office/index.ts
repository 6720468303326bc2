// The office's door: tables and React Aria. Only for lazy chunks of the seller office and the member centre.
export { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog.tsx';
export * from './Cells.tsx';
export { ComboBox, type ChooseOption, Select } from './choose.tsx';
export { chosenColumns, type Column, type RowAction, type Sort } from './columns.ts';
export * from './DataTable.tsx';
export * from './filters.tsx';
export * from './frame.tsx';
export { RowKeysHint } from './RowKeysHint.tsx';
export * from './SideList.tsx';
export * from './StatusPill.tsx';
export * from './table-parts.tsx';
export { ColumnMenu } from './ColumnMenu.tsx';
export { EditCell, type EditCellProps } from './EditCell.tsx';
export { type ListAddress, useListAddress } from './list-address.ts';
export { type Selection, useSelection } from './selection.ts';
export { type View, ViewMenu } from './ViewMenu.tsx';
export { UndoLabel } from './UndoLabel.tsx';
