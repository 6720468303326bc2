import { ConfirmPaymentDialog } from './ConfirmPaymentDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import type { Order, Step } from './useOrder.ts';

export type StepDialogProps = { order: Order; open: boolean; onClose: () => void };

/** The form of the next step. */
export function StepDialog({ step, ...rest }: StepDialogProps & { step: Step }) {
  switch (step) {
    case 'confirmPayment':
      return <ConfirmPaymentDialog {...rest} />;
    case 'record':
      return <RecordDialog {...rest} />;
    case 'ship':
      return <ShipDialog {...rest} />;
  }
}
