import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@mall/ui';
import type { CartEntry } from '../entries.ts';

type RemoveDialogProps = {
  entry: CartEntry | undefined;
  onClose: () => void;
  onRemove: (entry: CartEntry) => void;
};

/** Quantity 0 asks for confirmation (decisions 2.5). */
export function RemoveDialog({ entry, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation('checkout');
  return (
    <ConfirmDialog
      open={entry !== undefined}
      title={t('cart.remove.title')}
      confirmLabel={t('cart.remove.yes')}
      cancelLabel={t('cart.remove.no')}
      onConfirm={() => entry && onRemove(entry)}
      onClose={onClose}
    >
      <p>{t('cart.remove.text', { name: entry?.name })}</p>
    </ConfirmDialog>
  );
}
