import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@mall/ui';
import type { CartLine } from './lines.ts';

type RemoveDialogProps = {
  line: CartLine | undefined;
  onClose: () => void;
  onRemove: (line: CartLine) => void;
};

/** Quantity 0 is a question (decisions 2.5). */
export function RemoveDialog({ line, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation('checkout');
  return (
    <ConfirmDialog
      open={line !== undefined}
      title={t('cart.remove.title')}
      confirmLabel={t('cart.remove.yes')}
      cancelLabel={t('cart.remove.no')}
      onConfirm={() => line && onRemove(line)}
      onClose={onClose}
    >
      <p>{t('cart.remove.text', { name: line?.name })}</p>
    </ConfirmDialog>
  );
}
