import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { GoodsFacts } from './GoodsFacts.tsx';
import type { CampaignDetail, Goods } from './useCampaigns.ts';

/** What a campaign sells, at its price beside the usual one and what the mall pays. */
export function GoodsCard({ campaign, goods }: { campaign: CampaignDetail; goods: Goods }) {
  const { t } = useTranslation('campaigns');
  const price = campaign.seckill?.price ?? campaign.boost?.floorPrice ?? undefined;
  return (
    <OfficeCard title={t('goods.title')}>
      <GoodsFacts goods={goods} price={price} neighbours={campaign.neighbours} />
    </OfficeCard>
  );
}
