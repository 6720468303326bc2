import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { nameOf } from '../name-of.ts';
import { GoodsWarnings } from './GoodsWarnings.tsx';
import type { CampaignDetail } from './useCampaigns.ts';
import type { Sold } from './warnings.ts';

type Props = {
  campaign: CampaignDetail;
  sold: Sold;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks again before a draft is published against which warnings stand: a price that shoppers saw stays as it is. */
export function ScheduleDialog({ campaign, sold, busy, onConfirm, onClose }: Props) {
  const { t } = useTranslation('campaigns');
  return (
    <ConfirmDialog
      open
      title={t('schedule.title', { name: nameOf(campaign.name) })}
      confirmLabel={t('schedule.confirm')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack>
        <GoodsWarnings sold={sold} />
        <p>{t('schedule.means')}</p>
      </Stack>
    </ConfirmDialog>
  );
}

const Stack = styled.div`display: grid; gap: var(--space-3);`;
