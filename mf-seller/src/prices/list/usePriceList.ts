import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type PriceRow = Output<'shopGoods.prices'>['list'][number];
export const lists = ['all', 'own', 'default'] as const;
export const listSize = 20;

/** The shop's price list by the filters in the address, one row per SKU. */
export const usePriceList = () => {
  const address = useListAddress({ only: lists, keyword: 'text', cols: 'text' });
  const { only, keyword } = address.asked;
  const answer = useQueryOf(
    'shopGoods.prices',
    { only, page: address.page, size: listSize, ...(keyword === '' ? {} : { keyword }) },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return {
    ...address,
    ...loadOf(answer),
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts,
    terms: data && { priceFactor: data.priceFactor, ending: data.ending },
  } as const;
};
export type PriceList = ReturnType<typeof usePriceList>;
