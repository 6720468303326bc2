import { toast } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from './sale-columns.tsx';
import { type SaleDetail, useSaleSteps } from './useShopSales.ts';

type Props = { sale: SaleDetail; does: 'close' | 'discard'; onClose: () => void; onDone: () => void };

/** Ends a flash sale before its time, or throws a draft away: neither can be taken back. */
export function EndDialog({ sale, does, onClose, onDone }: Props) {
  const { t } = useTranslation('flashSales');
  const { close, discard } = useSaleSteps();
  const name = nameOf(sale);
  const { id, version } = sale;
  const told = { onSuccess: () => (toast.success(t(`done.${does}`, { name })), onDone()) };
  return (
    <ConfirmDialog
      open
      danger
      title={t(`${does}.title`, { name })}
      confirmLabel={t(`act.${does}`)}
      busy={close.isPending || discard.isPending}
      onConfirm={() =>
        does === 'close' ? close.mutate({ id }, told) : discard.mutate({ id, version }, told)
      }
      onClose={onClose}
    >
      {t(`${does}.means`)}
    </ConfirmDialog>
  );
}
