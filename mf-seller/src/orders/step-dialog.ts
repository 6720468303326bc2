import type { Order } from './useOrder.ts';

/** Props of every step's form. */
export type StepDialogProps = { order: Order; onClose: () => void };
