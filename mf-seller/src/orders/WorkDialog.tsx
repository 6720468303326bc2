import { CancelDialog } from '@mall/office/orders';
import { NoteDialog } from './NoteDialog.tsx';
import type { Work } from './row-actions.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { Step } from './steps.ts';
import { useOrder } from './useOrder.ts';

type WorkDialogProps = { work: Work; step: Step | undefined; orderId: string; onClose: () => void };

/**
 * A step for an order of the list, with the whole order: the proof of payment is visible where it is
 * confirmed. A step that somebody else has taken meanwhile is no longer offered.
 */
export function WorkDialog({ work, step, orderId, onClose }: WorkDialogProps) {
  const { order, next } = useOrder(orderId);
  if (work === 'note') return <NoteDialog orderId={orderId} onClose={onClose} />;
  if (order === undefined) return null;
  if (work === 'cancel')
    return order.actions.includes('cancel') && <CancelDialog of="shop" order={order} onClose={onClose} />;
  return step !== undefined && step === next && <StepDialog step={step} order={order} onClose={onClose} />;
}
