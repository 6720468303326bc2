import { keepPreviousData } from '@tanstack/react-query';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { commissionStates } from '@mall/contract/incentive/promoter';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, Tabs } from '@mall/ui';
import { Card, MemberPage, PagedList, pageOf, rangeOf, ranges, Segments } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PromoterOnly } from '../PromoterOnly.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderRow } from './OrderRow.tsx';

const tabs = ['all', ...commissionStates] as const;
const size = 10;

/** Orders that earn the promoter a commission; only their buyers act on them. */
export function OrdersScreen() {
  const { t } = useTranslation('distribution');
  const [search] = useSearchParams();
  const orderId = search.get('orderId');
  if (orderId !== null) return <OrderDetail id={orderId} />;
  return (
    <MemberPage title={t('orders.title')} note={t('orders.lead')}>
      <PromoterOnly>
        <Orders />
      </PromoterOnly>
    </MemberPage>
  );
}

function Orders() {
  const { t } = useTranslation('distribution');
  const [search, setSearch] = useSearchParams();
  const state = tabs.find((known) => known === search.get('state')) ?? 'all';
  const range = rangeOf(search.get('range'));
  const page = pageOf(search);
  const orders = useQueryOf(
    'promoter.orders',
    { state, range, page, size },
    { placeholderData: keepPreviousData, quiet: true },
  );
  return (
    <Sheet>
      <Lane
        label={t('orders.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`profit.tab.${id}`) }))}
        value={state}
        onChange={(next) => setSearch({ state: next, range })}
      />
      <Pad>
        <Segments
          label={t('range.label')}
          options={ranges.map((id) => ({ id, label: t(`range.${id}`) }))}
          value={range}
          onChange={(next) => setSearch({ state, range: next })}
        />
      </Pad>
      <PagedList
        read={orders}
        page={page}
        size={size}
        hrefOf={(to) => `?state=${state}&range=${range}&page=${to}`}
        empty={
          <EmptyMessage
            art="lamp"
            title={t(state === 'all' && range === 'all' ? 'orders.none' : 'orders.noneHere')}
            reason={t('profit.noneReason')}
            action={{ label: t('goods.open'), to: promotionPaths.goods() }}
          />
        }
      >
        {(list) => (
          <ul aria-busy={orders.isPlaceholderData}>
            {list.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </PagedList>
    </Sheet>
  );
}

const Lane = styled(Tabs)`
  padding-inline: var(--space-4);
  font-size: var(--step--1);
` as typeof Tabs; // styled() loses the tabs' own type of ids

const Pad = styled.div`
  padding: var(--space-3) var(--space-4);
`;

const Sheet = styled(Card)`
  > nav { padding: var(--space-3) var(--space-4); }
`;
