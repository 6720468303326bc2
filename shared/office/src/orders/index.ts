// What both offices show of one order and do to it.
export { GiveBackDialog } from './GiveBackDialog.tsx';
export { NewNote, noteField } from './NewNote.tsx';
export { OrderDeliveries } from './OrderDeliveries.tsx';
export { OrderReceipt } from './OrderReceipt.tsx';
export { OrderRefunds } from './OrderRefunds.tsx';
export { RecordDialog } from './RecordDialog.tsx';
export { ShipDialog } from './ShipDialog.tsx';
export { refreshOrders, showOrder } from './shown.ts';
export { useGiveBack } from './useGiveBack.ts';
export { useNotes } from './useNotes.ts';
export { useOrderStep } from './useOrderStep.ts';
export { useTimeline } from './useTimeline.tsx';
