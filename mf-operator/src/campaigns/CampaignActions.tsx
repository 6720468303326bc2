import { campaignRules } from '@mall/contract/campaign/campaign';
import { toast } from '@mall/platform';
import { Button, ButtonLink, Menu } from '@mall/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nameOf } from '../name-of.ts';
import { useMayOperate } from '../useMe.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { type CampaignDetail, formLink, useCampaignSteps } from './useCampaigns.ts';
import { soldIn, warningsOf } from './warnings.ts';

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
  const [asks, setAsks] = useState(false);
  if (!mayEdit) return null;
  const { kind, id, version, state } = campaign;
  // What a shop made, an operator only ends.
  const own = campaign.shop === null;
  const rule = campaignRules[state];
  const may = own ? rule : { ...campaignRules.closed, close: rule.close };
  const sold = soldIn(campaign);
  const isDoubtful = sold !== null && warningsOf(sold).length > 0;
  const publish = () =>
    schedule.mutate(
      { kind, id, version },
      {
        onSuccess: () => toast.success(t('done.schedule', { name: nameOf(campaign.name) })),
        onSettled: () => setAsks(false),
      },
    );
  const items = [
    ...(own
      ? [{ id: 'copy', label: t('act.copy'), onSelect: () => void navigate(formLink(kind, { copy: id })) }]
      : []),
    ...(may.close ? [{ id: 'close', label: t('act.close'), onSelect: () => onDo('close') }] : []),
    ...(may.discard ? [{ id: 'discard', label: t('act.discard'), onSelect: () => onDo('discard') }] : []),
  ];
  return (
    <>
      {items.length > 0 && (
        <Menu
          align="end"
          items={items}
          trigger={(attributes) => (
            <Button icon={<Ellipsis {...icon} />} {...attributes}>
              {t('act.more')}
            </Button>
          )}
        />
      )}
      {may.edit && <ButtonLink to={formLink(kind, { id })}>{t('act.edit')}</ButtonLink>}
      {may.adjust.length > 0 && <Button onClick={() => onDo('adjust')}>{t('act.adjust')}</Button>}
      {may.schedule && (
        <Button
          tone="primary"
          busy={schedule.isPending}
          onClick={() => (isDoubtful ? setAsks(true) : publish())}
        >
          {t('act.schedule')}
        </Button>
      )}
      {asks && sold !== null && (
        <ScheduleDialog
          campaign={campaign}
          sold={sold}
          busy={schedule.isPending}
          onConfirm={publish}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
