// What both offices show of one order and do to it.
export { CancelDialog } from './CancelDialog.tsx';
export { GiveBackDialog } from './GiveBackDialog.tsx';
export { NewNote, noteField } from './NewNote.tsx';
export { OrderDeliveries } from './OrderDeliveries.tsx';
export { OrderLife } from './OrderLife.tsx';
export { type Payment, OrderPayments } from './OrderPayments.tsx';
export { OrderReceipt } from './OrderReceipt.tsx';
export { OrderReceiver } from './OrderReceiver.tsx';
export { OrderRefunds } from './OrderRefunds.tsx';
export {
  type ListedOrder,
  type OrderColumn,
  orderColumns,
  OrderRisk,
  OrderState,
} from './order-columns.tsx';
export { OtherAddress } from './OtherAddress.tsx';
export { planOf, planProblems, usualPlan } from './plan.ts';
export { PlanFields } from './PlanFields.tsx';
export { receiverOf } from './receiver.ts';
export { Proof } from './Proof.tsx';
export { RecordDialog } from './RecordDialog.tsx';
export { ShipDialog } from './ShipDialog.tsx';
export { refreshOrders, showOrder } from './shown.ts';
export { useGiveBack } from './useGiveBack.ts';
export { useNotes } from './useNotes.ts';
export { useOrderStep } from './useOrderStep.ts';
export { useEvents, useTimeline } from './useTimeline.tsx';
