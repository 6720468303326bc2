import { campaignStates } from '@mall/contract/campaign/campaign';
import type { Item, Output } from '@mall/contract/operations';
import { officePaths } from '@mall/contract/seller/office-paths';
import { refresh, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type ShopSale = Item<'shopSeckill.list'>;
export type SaleDetail = Output<'shopSeckill.detail'>;

export const states = ['all', ...campaignStates] as const;
const pageSize = 20;

/** The shop's own flash sales by the filters in the address. */
export const useShopSales = () => {
  const address = useListAddress({ state: states, keyword: 'text' });
  const { asked, page, query } = address;
  const answer = useQueryOf(
    'shopSeckill.list',
    { ...asked, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  return {
    ...address,
    narrowed: asked.state !== 'all' || asked.keyword !== '',
    /** The link to one of them, which returns to this list. */
    linkTo: ({ id }: { id: string }) =>
      `${officePaths.flashSales()}?${new URLSearchParams([...new URLSearchParams(query), ['saleId', id]])}`,
    size: pageSize,
    ...loadOf(answer),
    rows: answer.data?.list ?? [],
    total: answer.data?.total ?? 0,
  };
};
export type ShopSales = ReturnType<typeof useShopSales>;

const refreshes = ['shopSeckill.list', 'shopSeckill.detail', 'shopSeckill.goods'] as const;
/** A page whose step was refused shows a version or a state that is no more. */
const onError = () => void refresh('shopSeckill.detail');

/** What the shop does with its flash sales. */
export const useSaleSteps = () => ({
  save: useMutationOf('shopSeckill.save', { refreshes, quiet: true }),
  schedule: useMutationOf('shopSeckill.schedule', { refreshes, onError }),
  adjust: useMutationOf('shopSeckill.adjust', { refreshes, quiet: true }),
  close: useMutationOf('shopSeckill.close', { refreshes, onError }),
  // Whatever was thrown away has no page any more: it is left before the list is asked again.
  discard: useMutationOf('shopSeckill.discard', { refreshes: ['shopSeckill.list'], onError }),
});
