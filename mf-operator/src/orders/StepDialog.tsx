import { ReceiveDialog } from './ReceiveDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import type { Step } from './steps.ts';
import type { StepDialogProps } from './step-dialog.ts';

/** The form of the next step. */
export function StepDialog({ step, ...rest }: StepDialogProps & { step: Step }) {
  switch (step) {
    case 'record':
      return <RecordDialog {...rest} />;
    case 'ship':
      return <ShipDialog {...rest} />;
    case 'receive':
      return <ReceiveDialog {...rest} />;
  }
}
