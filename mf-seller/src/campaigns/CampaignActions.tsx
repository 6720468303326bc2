import { campaignRules } from '@mall/contract/campaign/campaign';
import { toast, useMay } from '@mall/platform';
import { Button, ButtonLink, Menu } from '@mall/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Campaign, nameOf, places, type ShopKind } from './kind.ts';
import { useCampaignSteps } from './useCampaigns.ts';

export type Doing = 'adjust' | 'close' | 'discard';
type Props = { kind: ShopKind; campaign: Campaign; onDo: (doing: Doing) => void };

/** What may be done with a campaign in its state; copying is possible in any. */
export function CampaignActions({ kind, campaign, onDo }: Props) {
  const { t } = useTranslation('shopCampaigns');
  const navigate = useNavigate();
  const mayEdit = useMay('price.edit');
  const { schedule } = useCampaignSteps(kind);
  if (!mayEdit) return null;
  const { id, version, state } = campaign;
  const { form } = places[kind];
  const may = campaignRules[state];
  const copy = () => void navigate(form({ copy: id }));
  return (
    <>
      <Menu
        align="end"
        items={[
          { id: 'copy', label: t('act.copy'), onSelect: copy },
          ...(may.close ? [{ id: 'close', label: t('act.close'), onSelect: () => onDo('close') }] : []),
          ...(may.discard
            ? [{ id: 'discard', label: t('act.discard'), onSelect: () => onDo('discard') }]
            : []),
        ]}
        trigger={(attributes) => (
          <Button icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden />} {...attributes}>
            {t('act.more')}
          </Button>
        )}
      />
      {may.edit && <ButtonLink to={form({ id })}>{t('act.edit')}</ButtonLink>}
      {may.adjust.length > 0 && <Button onClick={() => onDo('adjust')}>{t('act.adjust')}</Button>}
      {may.schedule && (
        <Button
          tone="primary"
          busy={schedule.isPending}
          onClick={() =>
            schedule.mutate(
              { id, version },
              { onSuccess: () => toast.success(t('done.schedule', { name: nameOf(campaign) })) },
            )
          }
        >
          {t('act.schedule')}
        </Button>
      )}
    </>
  );
}
