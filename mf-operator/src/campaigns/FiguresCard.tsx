import { useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CampaignDetail } from './useCampaigns.ts';

/** What came of a campaign so far, and who bears what it costs: of paid orders, less what was given back. */
export function FiguresCard({ campaign }: { campaign: CampaignDetail }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { cost, seckill, coupon, boost } = campaign;
  const figures = { ...seckill?.figures, ...coupon?.figures, ...boost?.figures };
  const order = [
    ...['sold', 'unpaid', 'given', 'waiting', 'used', 'launches', 'running', 'reached', 'left', 'orders'],
    'taken',
  ] as const;
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  return (
    <>
      <OfficeCard title={t('figures')}>
        <KeyValues
          entries={order.flatMap((id) => {
            const value = (figures as Readonly<Record<string, number | undefined>>)[id]; // the figures of its kind alone
            if (value === undefined) return [];
            return [
              {
                id,
                name: t(`figure.${id as 'sold'}`),
                value: id === 'taken' ? money(value) : format.number(value),
              },
            ];
          })}
        />
      </OfficeCard>
      <OfficeCard title={t('cost.title')}>
        <KeyValues
          entries={[
            { id: 'mall', name: t('cost.mall'), value: money(cost.mall) },
            { id: 'shops', name: t('cost.shops'), value: money(cost.shops) },
            { id: 'all', name: t('cost.all'), value: <b>{money(cost.mall + cost.shops)}</b> },
          ]}
        />
        <Quiet>{t(`cost.${campaign.kind}`)}</Quiet>
      </OfficeCard>
    </>
  );
}

const Quiet = styled.p`margin-top: var(--space-3); color: var(--text-muted); font-size: var(--o-xs);`;
