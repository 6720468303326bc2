import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { orderStatus } from '@mall/contract/trade/order';
import { media, MoneyText, useFormat } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { OrderButtons } from './OrderButtons.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNote } from './OrderNote.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { OrderActions } from './useOrderActions.ts';
import type { Order } from './useOrders.ts';

type OrderCardProps = { order: Order; detailTo: string; actions: OrderActions };

/** An order in the list: its goods, its state, its actions. */
export function OrderCard({ order, detailTo, actions }: OrderCardProps) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const paid = order.paid > 0;
  return (
    <Box as="article" aria-labelledby={`order-${order.id}`}>
      <header>
        <h2 id={`order-${order.id}`}>
          <Link to={detailTo}>{order.no}</Link>
        </h2>
        <time dateTime={order.createdAt}>{format.dateTime(order.createdAt)}</time>
        <StatusBadge status={order.status} text={order.statusText} />
      </header>
      <OrderLines folded order={order} />
      <Foot>
        <OrderNote order={order} />
        <Sum>
          {paid
            ? t('orders.paid')
            : order.status === orderStatus.unpaid
              ? t('orders.toPay')
              : t('orders.total')}{' '}
          <MoneyText amount={paid ? order.paid : order.pay} decimals="always" strong />
        </Sum>
        <OrderButtons order={order} detailTo={detailTo} actions={actions} />
      </Foot>
    </Box>
  );
}

const Box = styled(Card)`
  overflow: hidden;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-bottom: 1px solid var(--line);
    background: var(--canvas);
    font-size: var(--step-ui);
    font-variant-numeric: tabular-nums;
  }
  > header > h2 { font-size: inherit; }
  > header > h2 > a:hover { text-decoration: underline; text-underline-offset: 4px; /* as in every list */ }
  > header > time { color: var(--text-muted); font-size: var(--step--1); }
  > header > :last-child { margin-left: auto; }
  ${media.phone} {
    > header { gap: 0 var(--space-3); }
    > header > h2 { flex-basis: 100%; } /* a long state in a narrow window leaves the number whole */
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  padding: var(--space-3) var(--space-4) var(--space-4);

  > :first-child { flex: 1; min-width: min(220px, 100%); } /* the note keeps room for a sentence */
  ${media.narrow} { justify-content: flex-end; > :empty { display: none; } }
`;

const Sum = styled.p`
  color: var(--text-muted);
  font-size: var(--step-ui);

  > span { color: var(--text); font-size: var(--step-1); }
`;
