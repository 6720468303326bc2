import { campaignRules } from '@mall/contract/campaign/campaign';
import { shopCouponLimits } from '@mall/contract/incentive/shop-coupon';
import { api, refresh } from '@mall/platform';
import { CircleStop } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BulkAct, BulkActs } from '../BulkActs.tsx';
import { nameOf } from '../name-of.ts';
import type { Campaign } from './useCampaigns.ts';

type Props = { chosen: readonly Campaign[]; onClear: () => void };

/** Ends many campaigns before their time, which nothing takes back; shops read why theirs was ended. */
export function CampaignBulk({ chosen, onClear }: Props) {
  const { t } = useTranslation('campaigns');
  const end: BulkAct<Campaign> = {
    id: 'close',
    icon: CircleStop,
    label: (count) => t('bulk.close', { count }),
    ask: (rows) => {
      const ofShops = rows.filter(({ shop }) => shop !== null).length;
      const asked = { title: t('bulk.closeTitle', { count: rows.length }), danger: true };
      if (ofShops === 0) return { ...asked, means: t('bulk.means') };
      return {
        ...asked,
        means: t('bulk.meansOfShops', { count: ofShops }),
        reason: {
          label: t('close.reason'),
          hint: t('close.reasonHint'),
          most: shopCouponLimits.reason,
          missing: t('close.reasonMissing'),
        },
      };
    },
    act: (reason) => ({
      title: t('act.close'),
      whyNot: ({ state }) => (campaignRules[state].close ? null : t('bulk.why')),
      run: ({ kind, id, shop }) =>
        api('mallCampaign.close', { kind, id, ...(shop === null ? {} : { reason }) }),
    }),
  };
  return (
    <BulkActs
      chosen={chosen}
      acts={[end]}
      nameOf={({ name }) => nameOf(name)}
      onClear={onClear}
      onDone={() => void Promise.all([refresh('mallCampaign.list'), refresh('mallCampaign.calendar')])}
    />
  );
}
