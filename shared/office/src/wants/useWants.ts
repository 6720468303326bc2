import type { Item } from '@mall/contract/operations';
import { wantStages } from '@mall/contract/trade/purchase-request-office';
import { useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useWantDesk } from './desk.ts';

export type ShopWant = Item<'shopPurchaseRequest.list'>;
export type Wants = ReturnType<typeof useWants>;

export const stages = ['all', ...wantStages] as const;
export const ranges = ['all', 'today', '3d', 'week', 'month'] as const;
const rules = {
  stage: stages,
  range: ranges,
  keyword: 'text',
  by: 'text',
  due: ['', '1'],
  sort: ['due', 'newest'],
  density: ['standard', 'compact', 'roomy'],
  cols: 'text',
} as const;
const pageSize = 20;

/**
 * A seller's purchase requests by the filters in the address. Old rows stay, dimmed, while new ones are
 * fetched.
 */
export const useWants = () => {
  const { of } = useWantDesk();
  const address = useListAddress(rules);
  const { stage, range, keyword, by, due, sort } = address.asked;
  const answer = useQueryOf(
    `${of}.list`,
    {
      stage,
      range,
      by,
      due: due === '1',
      sort,
      ...(keyword === '' ? {} : { keyword }),
      page: address.page,
      size: pageSize,
    },
    { placeholderData: (before) => before, refetchInterval: 30_000 },
  );
  const { data } = answer;
  return {
    ...address,
    size: pageSize,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    due: data?.due ?? 0,
    ...loadOf(answer),
    narrowed: keyword !== '' || range !== 'all' || by !== '' || due !== '' || stage !== 'all',
  };
};
