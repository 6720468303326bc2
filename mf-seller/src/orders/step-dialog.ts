import type { Order } from './useOrder.ts';

/** What the form of every step is given. */
export type StepDialogProps = { order: Order; open: boolean; onClose: () => void };
