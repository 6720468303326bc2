import { RecordDialog, ShipDialog } from '@mall/office/orders';
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog.tsx';
import type { StepDialogProps } from './step-dialog.ts';
import type { Step } from './useOrder.ts';

/** The form of the next step. */
export function StepDialog({ step, ...rest }: StepDialogProps & { step: Step }) {
  switch (step) {
    case 'confirmPayment':
      return <ConfirmPaymentDialog {...rest} />;
    case 'record':
      return <RecordDialog of="shop" {...rest} />;
    case 'ship':
      return <ShipDialog of="shop" {...rest} />;
  }
}
