import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { promisedBy, promisedDay } from '@mall/contract/trade/promise';
import { serverNow } from '@mall/platform';
import { media, Panel, SummaryRows, useFormat } from '@mall/ui';
import { CheckOutButton } from './CheckOutButton.tsx';
import type { Cart, CartEntry } from '../entries.ts';
import { isBillOf, totalsOf } from './lines.ts';

type CartSummaryProps = {
  entries: readonly CartEntry[];
  bill: Cart['bill'];
  settled: () => Promise<void>;
};

/** The total of the selection with its coupon and freight: the next page adds nothing to it. */
export function CartSummary({ entries, bill, settled }: CartSummaryProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const totals = totalsOf(entries);
  return (
    <Panel title={t('cart.summary')}>
      <Bill aria-live="polite" aria-busy={!isBillOf(bill, totals)}>
        <SummaryRows
          rows={[
            { id: 'goods', label: t('bill.pieces', { count: totals.pieces }), amount: totals.goods },
            ...(totals.member > 0
              ? [{ id: 'member', label: t('bill.member'), amount: -totals.member, member: true }]
              : []),
            ...(totals.packages > 0
              ? [{ id: 'packages', label: t('bill.packages'), amount: -totals.packages, saving: true }]
              : []),
            ...(bill.discount > 0
              ? [
                  {
                    id: 'coupon',
                    label: t('bill.coupon'),
                    note: t('bill.bestCoupon'),
                    amount: -bill.discount,
                    saving: true,
                  },
                ]
              : []),
            {
              id: 'freight',
              label: t('bill.freight'),
              ...(bill.freight > 0
                ? { amount: bill.freight, note: t('bill.everywhere') }
                : { content: t('bill.free') }),
            },
            { id: 'total', label: t('bill.total'), amount: bill.pay, total: true },
          ]}
        />
        {bill.couponNote !== null && <Note>{bill.couponNote}</Note>}
      </Bill>
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

/** Faint while the server has not said what a change of the cart costs. */
const Bill = styled.div`
  &[aria-busy='true'] dd { opacity: 0.5; }
`;

/** Why a coupon that the member holds is not in the bill. */
const Note = styled.p`
  margin-top: var(--space-2);
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
