import { type DiscountKind, discountKinds } from '@mall/contract/trade/report';
import { SummaryRows } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { ReportMoney } from './types.ts';

/** Discounts that somebody plans and that have an end; what members and packages cost less is the usual price. */
const promotions = ['coupon', 'flash', 'boost'] as const satisfies readonly DiscountKind[];

/** From what the goods cost in their shop to what is left, and what that cost; what is nothing is left out. */
export function ReportSums({ money: { currency, now } }: { money: ReportMoney }) {
  const { t } = useTranslation('reports');
  const line = (id: Lines, amount: number) =>
    amount === 0 ? [] : [{ id, label: t(`column.${id}`), amount }];
  const promotion = promotions.reduce((sum, kind) => sum + now.discounts[kind], now.commission ?? 0);
  return (
    <>
      <OfficeCard title={t('sums.sales')}>
        <SummaryRows
          currency={currency}
          decimals="always"
          rows={[
            { id: 'list', label: t('column.list'), amount: now.list },
            ...discountKinds.flatMap((kind) => line(kind, -now.discounts[kind])),
            ...line('freight', now.freight),
            { id: 'paid', label: t('column.paid'), amount: now.paid },
            ...line('refunded', -now.refunded),
            { id: 'net', label: t('column.net'), amount: now.net, total: true },
          ]}
        />
      </OfficeCard>
      {promotion !== 0 && (
        <OfficeCard title={t('sums.promotion')}>
          <SummaryRows
            currency={currency}
            decimals="always"
            rows={[
              ...promotions.flatMap((kind) => line(kind, now.discounts[kind])),
              ...line('commission', now.commission ?? 0),
              { id: 'all', label: t('sums.all'), amount: promotion, total: true },
            ]}
          />
        </OfficeCard>
      )}
      {now.profit !== null && (
        <OfficeCard title={t('sums.profit')}>
          <SummaryRows
            currency={currency}
            decimals="always"
            rows={[
              { id: 'known', label: t('column.known'), note: t('sums.knownNote'), amount: now.profit.known },
              { id: 'cost', label: t('column.cost'), amount: -now.profit.cost },
              { id: 'margin', label: t('column.margin'), amount: now.profit.margin, total: true },
            ]}
          />
        </OfficeCard>
      )}
    </>
  );
}

type Lines = DiscountKind | 'freight' | 'refunded' | 'commission';
