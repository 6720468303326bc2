import type { Item } from '@mall/contract/operations';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { media, MoneyText, Picture, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CommissionState } from '../CommissionState.tsx';

/** One order: date, goods, and commission. The whole row links to it. */
export function OrderRow({ order }: { order: Item<'promoter.orders'> }) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const { id, orderNo, goods, base, level, commission, state, thawAt, orderedAt } = order;
  const [first] = goods;
  return (
    <Row>
      <Picture src={first?.image} alt="" width={52} height={52} />
      <p>
        <Link to={promotionPaths.orders({ orderId: id })}>{orderNo}</Link>
        <small>
          {first?.name}
          {goods.length > 1 && ` ${t('orders.more', { count: goods.length - 1 })}`}
        </small>
        <small>
          {format.date(orderedAt)} · {t('orders.level', { level })}
        </small>
      </p>
      <dl>
        <div>
          <dt>{t('column.base')}</dt>
          <dd>
            <MoneyText amount={base} decimals="always" />
          </dd>
        </div>
        <div>
          <dt>{t('column.amount')}</dt>
          <dd>
            <MoneyText amount={commission} decimals="always" strong />
          </dd>
        </div>
      </dl>
      <CommissionState state={state} thawAt={thawAt} />
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto 152px;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  font-size: var(--step--1);

  &:hover { background: var(--o-hover); }
  p { min-width: 0; line-height: var(--leading-ui); }
  a { font-weight: var(--weight-strong); font-variant-numeric: tabular-nums; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
  small {
    display: block;
    overflow: hidden;
    color: var(--text-muted);
    font-size: var(--step--2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  dl {
    display: grid;
    grid-template-columns: 112px 104px;
    gap: var(--space-3);
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  dt { color: var(--text-muted); font-size: var(--step--2); }
  ${media.belowDesk} {
    grid-template-columns: 52px minmax(0, 1fr) auto;
    dl {
      grid-column: 1 / 3;
      grid-row: 2;
      grid-template-columns: auto auto;
      justify-content: start;
      gap: var(--space-5);
      text-align: left;
    }
    > :last-child { grid-column: 3; grid-row: 2; justify-items: end; text-align: right; }
    p { grid-column: 2 / 4; }
  }
`;
