import { shopCouponLimits } from '@mall/contract/incentive/shop-coupon';
import { toast } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { type CampaignDetail, useCampaignSteps } from './useCampaigns.ts';

type Props = {
  campaign: CampaignDetail;
  does: 'close' | 'discard';
  onClose: () => void;
  onDone: () => void;
};

/** Ends a campaign before its time, or throws a draft away: neither can be taken back. */
export function EndDialog({ campaign, does, onClose, onDone }: Props) {
  const { kind, id, version, name: names, shop } = campaign;
  const { t } = useTranslation('campaigns');
  const { close, discard } = useCampaignSteps();
  const name = nameOf(names);
  const told = { onSuccess: () => (toast.success(t(`done.${does}`, { name })), onDone()) };
  if (shop !== null)
    return (
      <ReasonDialog
        title={t('close.title', { name })}
        submitLabel={t('act.close')}
        means={t(kind === 'seckill' ? 'close.saleOfShop' : 'close.ofShop', { shop: shop.name })}
        danger
        field={{
          label: t('close.reason'),
          hint: t('close.reasonHint'),
          most: shopCouponLimits.reason,
          missing: t('close.reasonMissing'),
        }}
        onSubmit={async (reason) => {
          await close.mutateAsync({ kind, id, reason: reason.trim() });
          told.onSuccess();
        }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t(`${does}.title`, { name })}
      confirmLabel={t(`act.${does}`)}
      busy={close.isPending || discard.isPending}
      onConfirm={() =>
        does === 'close' ? close.mutate({ kind, id }, told) : discard.mutate({ kind, id, version }, told)
      }
      onClose={onClose}
    >
      {t(does === 'close' ? `close.${kind}` : 'discard.means')}
    </ConfirmDialog>
  );
}
