import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { page as limits } from '@mall/contract/core/limits';
import { Pagination, Skeleton } from '@mall/ui';
import { Card, Loaded, MemberPage } from '@mall/ui/member';
import { loadDeliveryPhrases } from './delivery/load-phrases.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderQuestion } from './OrderQuestion.tsx';
import { useOrderActions } from './useOrderActions.ts';
import { useOrders } from './useOrders.ts';

/** The list loads only its own code; an order's detail is fetched when it is opened. */
const OrderDetail = lazy(async () => {
  const [page] = await Promise.all([import('./OrderDetail.tsx'), loadDeliveryPhrases()]);
  return { default: page.OrderDetail };
});

export function OrdersScreen() {
  const { t } = useTranslation('member');
  const { view, orders, hrefOf, show } = useOrders();
  const actions = useOrderActions({ onRemoved: () => show({ orderId: undefined }) });
  const question = <OrderQuestion actions={actions} />;

  if (view.orderId !== undefined) {
    return (
      <Suspense fallback={<Skeleton kind="block" height={480} />}>
        <OrderDetail
          orderId={view.orderId}
          backTo={hrefOf({ orderId: undefined, page: view.page })}
          actions={actions}
        />
        {question}
      </Suspense>
    );
  }
  return (
    <MemberPage title={t('orders.title')}>
      <Card>
        <OrderFilters view={view} counts={orders.data?.counts ?? {}} onShow={show} />
      </Card>
      <Loaded read={orders}>
        {({ list }) =>
          list.length === 0 ? (
            <NoOrders view={view} onWiden={() => show({ range: 'all', keyword: '' })} />
          ) : (
            <Cards aria-busy={orders.isPlaceholderData}>
              {list.map((order) => (
                <li key={order.id}>
                  <OrderCard
                    order={order}
                    detailTo={hrefOf({ orderId: order.id, page: view.page })}
                    actions={actions}
                  />
                </li>
              ))}
            </Cards>
          )
        }
      </Loaded>
      <Pagination
        page={view.page}
        size={limits.size}
        total={orders.data?.total ?? 0}
        hrefOf={(page) => hrefOf({ page })}
      />
      {question}
    </MemberPage>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: var(--space-4);

  &[aria-busy='true'] { opacity: 0.6; }
`;
