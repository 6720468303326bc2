import { campaignRules } from '@mall/contract/campaign/campaign';
import { toast } from '@mall/platform';
import { Button, ButtonLink, Menu } from '@mall/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nameOf } from '../name-of.ts';
import { useMayOperate } from '../useMe.ts';
import { type CampaignDetail, formLink, useCampaignSteps } from './useCampaigns.ts';

export type Doing = 'adjust' | 'close' | 'discard';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with a campaign in its state; copying is possible in any. */
export function CampaignActions({
  campaign,
  onDo,
}: {
  campaign: CampaignDetail;
  onDo: (doing: Doing) => void;
}) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const mayEdit = useMayOperate('campaign.edit');
  const { schedule } = useCampaignSteps();
  if (!mayEdit) return null;
  const { kind, id, version, state } = campaign;
  const may = campaignRules[state];
  const publish = () =>
    schedule.mutate(
      { kind, id, version },
      { onSuccess: () => toast.success(t('done.schedule', { name: nameOf(campaign.name) })) },
    );
  const items = [
    { id: 'copy', label: t('act.copy'), onSelect: () => void navigate(formLink(kind, { copy: id })) },
    ...(may.close ? [{ id: 'close', label: t('act.close'), onSelect: () => onDo('close') }] : []),
    ...(may.discard ? [{ id: 'discard', label: t('act.discard'), onSelect: () => onDo('discard') }] : []),
  ];
  return (
    <>
      <Menu
        align="end"
        items={items}
        trigger={(attributes) => (
          <Button icon={<Ellipsis {...icon} />} {...attributes}>
            {t('act.more')}
          </Button>
        )}
      />
      {may.edit && <ButtonLink to={formLink(kind, { id })}>{t('act.edit')}</ButtonLink>}
      {may.adjust.length > 0 && <Button onClick={() => onDo('adjust')}>{t('act.adjust')}</Button>}
      {may.schedule && (
        <Button tone="primary" busy={schedule.isPending} onClick={publish}>
          {t('act.schedule')}
        </Button>
      )}
    </>
  );
}
