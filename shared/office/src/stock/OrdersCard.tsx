import type { Output } from '@mall/contract/operations';
import { TextLink, useFormat } from '@mall/ui';
import { OfficeCard, StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStockDesk } from './desk.ts';

/** Who takes of a SKU: orders that hold it until they are paid, paid ones that wait for it, launches of boosts. */
export function OrdersCard({ sku: { orders, launches } }: { sku: Output<'shopStock.detail'> }) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const { orderPath } = useStockDesk();
  return (
    <OfficeCard title={t('orders.title')}>
      {orders === null && <Quiet>{t('orders.hidden')}</Quiet>}
      {orders?.length === 0 && launches === 0 && <Quiet>{t('orders.none')}</Quiet>}
      <List>
        {orders?.map(({ id, no, qty, waits, at }) => (
          <li key={no}>
            <span>
              {id === null ? no : <TextLink to={orderPath(id)}>{no}</TextLink>}
              <small>
                {id === null ? `${t('orders.ofShop')} · ` : ''}
                {format.dateTime(at, 'short')}
              </small>
            </span>
            <StatusPill tone={waits === 'payment' ? 'wait' : 'info'}>{t(`waits.${waits}`)}</StatusPill>
            <b>{t('qty', { count: qty })}</b>
          </li>
        ))}
        {launches > 0 && (
          <li>
            <span>{t('orders.boosts')}</span>
            <i />
            <b>{t('qty', { count: launches })}</b>
          </li>
        )}
      </List>
    </OfficeCard>
  );
}

const Quiet = styled.p`
  color: var(--text-muted);
  font-size: var(--o-s);
`;

const List = styled.ul`
  display: grid;
  font-size: var(--o-s);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    padding-block: var(--space-2);
    border-top: 1px solid var(--o-line-soft);
  }
  > li:first-child { border-top: 0; }
  > li > span { display: grid; font-variant-numeric: tabular-nums; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
  b { font-weight: var(--weight-strong); white-space: nowrap; }
`;
