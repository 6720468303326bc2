import { type SalesSpan, salesSpans } from '@mall/contract/seller/dashboard';
import type { Output } from '@mall/contract/operations';
import { useMay, useQueryOf } from '@mall/platform';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

export type Sales = Output<'dashboard.sales'>;
export type SalesPoint = Sales['points'][number];
export type RiskyDelivery = Output<'dashboard.deliveries'>['list'][number];
export type SalesView = 'chart' | 'table';
export type Part<Data> = { data: Data | undefined; failed: boolean; retry: () => void };

export const spans = Object.keys(salesSpans) as SalesSpan[]; // keys of a const table

/** Open work changes while the user looks at it, so it is fetched again every half minute. */
const live = { quiet: true, refetchInterval: 30_000 } as const;

const part = <Data>(query: UseQueryResult<Data, Error>): Part<Data> => ({
  data: query.data,
  failed: query.isError && query.data === undefined,
  retry: () => void query.refetch(),
});

export const useWaitingOrders = (enabled: boolean) =>
  part(useQueryOf('dashboard.orders', {}, { ...live, enabled }));
export const useRiskyDeliveries = (enabled: boolean) =>
  part(useQueryOf('dashboard.deliveries', {}, { ...live, enabled }));
export const useWants = () => part(useQueryOf('dashboard.wants', {}, live));
export const useStock = () => part(useQueryOf('dashboard.stock', {}, { quiet: true }));
export const useChanges = () => part(useQueryOf('audit.list', { size: 4 }, { quiet: true }));

/** The sales of the period in the address, as a chart or a table. */
export const useSales = (enabled: boolean) => {
  const [params, setParams] = useSearchParams();
  const span = spans.find((one) => one === params.get('span')) ?? '30d';
  const view: SalesView = params.get('view') === 'table' ? 'table' : 'chart';
  const sales = useQueryOf(
    'dashboard.sales',
    { span },
    { enabled, quiet: true, refetchInterval: 60_000, placeholderData: keepPreviousData },
  );
  return {
    ...part(sales),
    stale: sales.isPlaceholderData,
    span,
    view,
    ask: (change: { span?: SalesSpan; view?: SalesView }) => {
      const next = { span, view, ...change };
      setParams(
        {
          ...(next.span === '30d' ? {} : { span: next.span }),
          ...(next.view === 'chart' ? {} : { view: next.view }),
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
};

export const useBest = (span: SalesSpan) =>
  part(useQueryOf('dashboard.best', { span }, { quiet: true, placeholderData: keepPreviousData }));

/** The parts of the overview that the user may see; the others are absent. */
export const useSeen = () => ({
  orders: useMay('order.view'),
  deliveries: useMay('delivery.view'),
  wants: useMay('want.view'),
  goods: useMay('goods.view'),
  shop: useMay('shop.view'),
  addsGoods: useMay('goods.edit'),
});
