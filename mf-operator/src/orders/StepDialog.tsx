import { RecordDialog, ShipDialog } from '@mall/office/orders';
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import type { Step } from './steps.ts';
import type { StepDialogProps } from './step-dialog.ts';

/** The form of the next step. */
export function StepDialog({ step, ...rest }: StepDialogProps & { step: Step }) {
  switch (step) {
    case 'confirmPayment':
      return <ConfirmPaymentDialog {...rest} />;
    case 'record':
      return <RecordDialog of="platform" {...rest} />;
    case 'ship':
      return <ShipDialog of="platform" {...rest} />;
    case 'receive':
      return <ReceiveDialog {...rest} />;
  }
}
