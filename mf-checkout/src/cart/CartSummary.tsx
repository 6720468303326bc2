import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { promisedBy, promisedDay } from '@mall/contract/trade/promise';
import { serverNow } from '@mall/platform';
import { media, Panel, SummaryRows, useFormat } from '@mall/ui';
import { CheckOutButton } from './CheckOutButton.tsx';
import type { CartEntry } from '../entries.ts';
import { totalsOf } from './lines.ts';

/** The total of the selection. Freight depends on the address, which is the next step. */
export function CartSummary({
  entries,
  settled,
}: {
  entries: readonly CartEntry[];
  settled: () => Promise<void>;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const totals = totalsOf(entries);
  return (
    <Panel title={t('cart.summary')}>
      <SummaryRows
        rows={[
          { id: 'goods', label: t('bill.pieces', { count: totals.pieces }), amount: totals.goods },
          ...(totals.member > 0
            ? [{ id: 'member', label: t('bill.member'), amount: -totals.member, member: true }]
            : []),
          ...(totals.packages > 0
            ? [{ id: 'packages', label: t('bill.packages'), amount: -totals.packages, saving: true }]
            : []),
          { id: 'freight', label: t('bill.freight'), content: <Muted>{t('bill.freightNext')}</Muted> },
          { id: 'total', label: t('bill.total'), amount: totals.total, total: true },
        ]}
      />
      <Wide>
        <CheckOutButton wide pieces={totals.pieces} settled={settled}>
          {t('cart.checkOut')}
        </CheckOutButton>
      </Wide>
      {totals.pieces > 0 && (
        <Promise>
          <Truck size={20} strokeWidth={1.5} aria-hidden />
          {t('cart.promise', {
            day: format.date(promisedDay(promisedBy(totals.leadDays, serverNow())), 'weekday'),
          })}
        </Promise>
      )}
    </Panel>
  );
}

const Muted = styled.span`
  color: var(--text-muted);
  font-size: var(--step--1);
`;

const Wide = styled.div`
  margin-top: var(--space-4);

  ${media.phone} { display: none; }
`;

const Promise = styled.p`
  display: flex;
  gap: var(--space-3);
  margin-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step--1);
  line-height: 1.45;
`;
