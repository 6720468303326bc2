import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';

type ReasonDialogProps = {
  title: string;
  submitLabel: string;
  /** What follows from it. */
  means: string;
  /** Something is taken from somebody. */
  danger: boolean;
  field: { label: string; hint: string; most: number; missing: string };
  /** Rejects when it is refused, which is said already; what was typed stays. */
  onSubmit: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** A step about somebody that needs a reason, which they read. */
export function ReasonDialog({ field, means, danger, onSubmit, onClose, ...dialog }: ReasonDialogProps) {
  const form = useForm<{ reason: string }, 'reason'>({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: 'reason' } : {}),
    say: () => field.missing,
    onSubmit: ({ reason }) => onSubmit(reason).then(onClose, () => undefined),
  });
  return (
    <DialogForm form={form} open danger={danger} onClose={onClose} {...dialog}>
      <Notice tone={danger ? 'warning' : 'info'}>{means}</Notice>
      <TextArea label={field.label} hint={field.hint} counter={field.most} {...form.field('reason')} />
    </DialogForm>
  );
}
