import { toast } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from './coupon-columns.tsx';
import { type CouponDetail, useCouponSteps } from './useShopCoupons.ts';

type Props = { coupon: CouponDetail; does: 'close' | 'discard'; onClose: () => void; onDone: () => void };

/** Ends a coupon before its time, or throws a draft away: neither can be taken back. */
export function EndDialog({ coupon, does, onClose, onDone }: Props) {
  const { t } = useTranslation('shopCoupons');
  const { close, discard } = useCouponSteps();
  const name = nameOf(coupon);
  const { id, version } = coupon;
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
