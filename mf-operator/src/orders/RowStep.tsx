import { StepDialog } from './StepDialog.tsx';
import type { Step } from './steps.ts';
import { useOrder } from './useOrder.ts';

/** A step for an order of the list; one that somebody else has taken meanwhile is no longer offered. */
export function RowStep({ orderId, step, onClose }: { orderId: string; step: Step; onClose: () => void }) {
  const { order, next } = useOrder(orderId);
  return order !== undefined && step === next && <StepDialog step={step} order={order} onClose={onClose} />;
}
