import type { Order, Side } from './order.ts';

/** Props of the form of a step that both offices take. */
export type StepDialogProps = { of: Side; order: Order; onClose: () => void };
