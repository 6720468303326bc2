import { useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CampaignDetail } from './useCampaigns.ts';

/** The figures of all kinds, in the order in which they are read; each kind has some of them. */
const order = [
  ...(['sold', 'unpaid', 'given', 'waiting', 'used', 'launches', 'running', 'reached'] as const),
  ...(['left', 'orders', 'taken'] as const),
];
type Figure = (typeof order)[number];

/** What came of a campaign so far, and who bears what it costs: of paid orders, less what was given back. */
export function FiguresCard({ campaign }: { campaign: CampaignDetail }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { cost, seckill, coupon, boost } = campaign;
  const figures: Partial<Record<Figure, number>> = {
    ...seckill?.figures,
    ...coupon?.figures,
    ...boost?.figures,
  };
  const kept =
    campaign.shop === null
      ? [{ id: 'keptOut', name: t('keptOut'), value: format.number(campaign.keptOut) }]
      : [];
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  return (
    <>
      <OfficeCard title={t('figures')}>
        <KeyValues
          entries={[
            ...order.flatMap((id) => {
              const value = figures[id];
              if (value === undefined) return [];
              return [
                { id, name: t(`figure.${id}`), value: id === 'taken' ? money(value) : format.number(value) },
              ];
            }),
            ...kept,
          ]}
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
