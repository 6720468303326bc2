import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { commissionStates } from '@mall/contract/incentive/promoter';
import { useQueryOf } from '@mall/platform';
import { pageOf } from '@mall/ui/member';

export const tabs = ['all', ...commissionStates, 'withdrawals'] as const;
export type Tab = (typeof tabs)[number];
export const spans = ['today', 'month', 'all'] as const;
export type Span = (typeof spans)[number];
export const pageSize = 20;

/** The commissions by the filters in the address. */
export const useProfits = () => {
  const [search, setSearch] = useSearchParams();
  const tab: Tab = tabs.find((known) => known === search.get('state')) ?? 'all';
  const span: Span = spans.find((known) => known === search.get('range')) ?? 'all';
  const page = pageOf(search);
  const state = tab === 'withdrawals' ? 'all' : tab;
  const profits = useQueryOf(
    'promoter.profits',
    { state, range: span, page, size: pageSize },
    { placeholderData: keepPreviousData, quiet: true, enabled: tab !== 'withdrawals' },
  );
  const show = (next: { tab?: Tab; span?: Span }) =>
    setSearch({ state: next.tab ?? tab, range: next.span ?? span });
  return {
    tab,
    span,
    page,
    profits,
    show,
    hrefOf: (to: number) => `?state=${tab}&range=${span}&page=${to}`,
  };
};
