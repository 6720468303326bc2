import { toast } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type Campaign, nameOf, type ShopKind } from './kind.ts';
import { useCampaignSteps } from './useCampaigns.ts';

type Props = {
  kind: ShopKind;
  campaign: Campaign;
  does: 'close' | 'discard';
  onClose: () => void;
  onDone: () => void;
};

/** Ends a campaign before its time, or throws a draft away: neither can be taken back. */
export function EndDialog({ kind, campaign, does, onClose, onDone }: Props) {
  const { t } = useTranslation('shopCampaigns');
  const { close, discard } = useCampaignSteps(kind);
  const name = nameOf(campaign);
  const { id, version } = campaign;
  const told = { onSuccess: () => (toast.success(t(`done.${does}`, { name })), onDone()) };
  return (
    <ConfirmDialog
      open
      danger
      title={t(`end.${does}`, { name })}
      confirmLabel={t(`act.${does}`)}
      busy={close.isPending || discard.isPending}
      onConfirm={() =>
        does === 'close' ? close.mutate({ id }, told) : discard.mutate({ id, version }, told)
      }
      onClose={onClose}
    >
      {t(does === 'close' ? `${kind}.closeMeans` : 'discardMeans')}
    </ConfirmDialog>
  );
}
