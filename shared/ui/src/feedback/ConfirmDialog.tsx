import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** What will happen and what cannot be undone. */
  children: ReactNode;
  /** Repeats the verb: "Delete address". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Makes the safe button primary and focuses it: for leaving without saving. */
  safeFirst?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an irreversible action; the button repeats the verb. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, safeFirst, busy, onConfirm, onClose } =
    props;
  const t = usePhrases();
  return (
    <Dialog
      open={open}
      onClose={busy ? () => undefined : onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button
            tone={safeFirst ? 'primary' : 'plain'}
            disabled={busy}
            onClick={onClose}
            data-autofocus={safeFirst}
          >
            {cancelLabel ?? t('confirm.cancel')}
          </Button>
          <Button tone={danger ? 'danger' : safeFirst ? 'ghost' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
