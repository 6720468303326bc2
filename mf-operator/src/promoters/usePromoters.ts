import { promoterStatuses } from '@mall/contract/incentive/promoter';
import type { Item, Output } from '@mall/contract/operations';
import { refresh, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type Promoter = Item<'platformPromoter.list'>;
export type PromoterDetail = Output<'platformPromoter.detail'>;

export const states = ['all', ...promoterStatuses] as const;
export const levels = ['all', '1', '2', '3'] as const;
/** The lists of one promoter; those of money are for who may see it. */
export const cards = ['team', 'customers', 'orders', 'entries'] as const;
export type Card = (typeof cards)[number];
const pageSize = 20;

const rules = {
  keyword: 'text',
  status: states,
  level: levels,
  cols: 'text',
  density: ['standard', 'compact', 'roomy'],
} as const;

/** What the address asks for, and the ways from a list to one promoter, from one to another and back. */
export const useAddress = () => {
  const address = useListAddress({ ...rules, promoterId: 'text', card: cards });
  const { asked, page, query } = address;
  const listed = (more: Record<string, string>) => {
    const params = new URLSearchParams(query);
    for (const name of ['promoterId', 'card']) params.delete(name);
    if (page > 1) params.set('page', String(page));
    for (const [name, value] of Object.entries(more)) params.set(name, value);
    return `?${params}`;
  };
  return {
    ...address,
    /** The link to one of them, which returns to this list. */
    linkTo: (promoterId: string) => listed({ promoterId }),
    backTo: listed({}),
    turnTo: (card: Card) => address.ask({ card, page }),
    card: asked.card,
  };
};

/** The promoters by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const usePromoters = () => {
  const address = useAddress();
  const { asked, page } = address;
  const filter = {
    status: asked.status,
    ...(asked.keyword === '' ? {} : { keyword: asked.keyword }),
    ...(asked.level === 'all' ? {} : { level: Number(asked.level) }),
  };
  const answer = useQueryOf(
    'platformPromoter.list',
    { ...filter, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return {
    ...address,
    filter,
    narrowed: asked.keyword !== '' || asked.status !== 'all' || asked.level !== 'all',
    widen: () => address.ask({ keyword: '', status: 'all', level: 'all' }),
    size: pageSize,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    more: data?.more ?? false,
    counts: data?.counts ?? {},
    /** Whether a state has more than its count. */
    hasMore: (state: (typeof states)[number]) => data?.atLeast.includes(state) ?? false,
    ...loadOf(answer),
  };
};
export type Promoters = ReturnType<typeof usePromoters>;

export const usePromoter = (userId: string) =>
  useQueryOf('platformPromoter.detail', { userId }, { quiet: true });

/** What an operator does about a promoter. A refusal means that something changed meanwhile: it is looked at again. */
export const usePromoterSteps = () => {
  const refreshes = ['platformPromoter.list', 'platformPromoter.detail', 'operatorLog.list'] as const;
  return {
    decide: useMutationOf('platformPromoter.decide', {
      refreshes: [...refreshes, 'operator.start'],
      onError: () => void refresh('platformPromoter.detail'),
    }),
    correct: useMutationOf('platformPromoter.correct', {
      refreshes: ['platformPromoter.money', 'platformPromoter.entries', 'operatorLog.list'],
      onError: () => void refresh('platformPromoter.money'),
    }),
  };
};
