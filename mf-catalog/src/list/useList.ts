import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useFreshPage } from '../useFreshPage.ts';
import {
  type Applied,
  appliedOf,
  type Basis,
  type Filters,
  inputOf,
  readFilters,
  withoutAll,
  writeFilters,
} from './filters.ts';
import { type PathStep, useCategoryPath } from './useCategoryPath.ts';

export type ListAnswer = Output<'product.list'>;
export type ListOperation = 'product.list' | 'product.search';

export type List = {
  operation: ListOperation;
  filters: Filters;
  basis: Basis;
  /** The chosen filters, and the address without them. */
  applied: readonly Applied[];
  cleared: Filters;
  /** The chosen category and its parent, the parent first. */
  categories: readonly PathStep[];
  /** The address of this list with other filters. */
  hrefOf: (filters: Filters) => string;
  /** Navigates there and keeps the scroll position. */
  choose: (filters: Filters) => void;
  /** Undefined until the first answer; then the last one, also while the next is loading. */
  answer: ListAnswer | undefined;
  waiting: boolean;
  failed: boolean;
  retry: () => void;
};

/** Cached for as long as a visit to a product page may take: going back shows the full list at once. */
const keptMs = 30 * 60_000;

const noBasis: Basis = {};

/** A list of products whose filters are the address. A search without a keyword sends no request. */
export const useList = (operation: ListOperation, basis: Basis = noBasis): List => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(params, basis);
  const categories = useCategoryPath(filters.categoryId);
  const query = useQueryOf(operation, inputOf(filters), {
    enabled: operation === 'product.list' || filters.keyword !== undefined,
    quiet: true,
    gcTime: keptMs,
    placeholderData: (previous: ListAnswer | undefined) => previous,
  });
  const hrefOf = (next: Filters) => {
    const search = writeFilters(next, basis);
    return search === '' ? pathname : `${pathname}?${search}`;
  };
  useFreshPage(String(filters.page));
  return {
    operation,
    filters,
    basis,
    applied: appliedOf(filters, basis),
    cleared: withoutAll(filters, basis),
    categories,
    hrefOf,
    choose: (next) => void navigate(hrefOf(next)),
    answer: query.data,
    waiting: query.isFetching,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
};
