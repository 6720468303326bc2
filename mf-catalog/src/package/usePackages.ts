import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useFreshPage } from '../useFreshPage.ts';
import { type Filters, inputOf, readFilters, writeFilters } from './filters.ts';

export type PackagesAnswer = Output<'package.list'>;

export type Packages = {
  filters: Filters;
  hrefOf: (filters: Filters) => string;
  choose: (change: Partial<Filters>) => void;
  /** Undefined until the first answer; then the last one, also while the next is loading. */
  answer: PackagesAnswer | undefined;
  waiting: boolean;
  failed: boolean;
  retry: () => void;
};

/** A list of packages whose filters are the address. */
export const usePackages = ({ special }: { special?: boolean } = {}): Packages => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(params);
  const query = useQueryOf(
    'package.list',
    { ...inputOf(filters), ...(special ? { special } : {}) },
    { quiet: true, placeholderData: (previous: PackagesAnswer | undefined) => previous },
  );
  const hrefOf = (next: Filters) => [pathname, writeFilters(next)].filter(Boolean).join('?');
  useFreshPage(String(filters.page));
  return {
    filters,
    hrefOf,
    choose: (change) => void navigate(hrefOf({ ...filters, page: 1, ...change })),
    answer: query.data,
    waiting: query.isFetching,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
};
