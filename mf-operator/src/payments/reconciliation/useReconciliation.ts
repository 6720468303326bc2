import type { Item, Output } from '@mall/contract/operations';
import { dayStates, fileProviders, lineOutcomes } from '@mall/contract/trade/reconciliation';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type ProviderDay = Item<'mallReconciliation.days'>;
export type ProviderFile = Output<'mallReconciliation.upload'>;
export type FileLine = Item<'mallReconciliation.lines'>;

export const dayFilters = ['all', ...dayStates] as const;
export const shown = ['open', 'explained', 'all', ...lineOutcomes] as const;
export const pageSize = 20;
export const linePageSize = 50;

const path = '/operator/payments';
export const daysPath = (method: string): string => `${path}?tab=reconciliation&provider=${method}`;
export const filePath = (id: string): string => `${path}?fileId=${id}`;

/** How often a file that is being compared is looked at. */
const lookMs = 1500;

/** Of which provider, and which of its days. */
export const useDaysAddress = () => useListAddress({ tab: 'text', provider: fileProviders, day: dayFilters });

/** The days of one provider by what the address says. */
export const useDays = () => {
  const address = useDaysAddress();
  const { provider, day } = address.asked;
  const answer = useQueryOf(
    'mallReconciliation.days',
    { method: provider, ...(day === 'all' ? {} : { state: day }), page: address.page, size: pageSize },
    {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) =>
        state.data?.list.some((one) => one.state === 'reading') ? lookMs : false,
    },
  );
  const { data } = answer;
  return {
    ...address,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    latest: data?.latest,
    load: loadOf(answer),
  };
};

export const useFile = (id: string) =>
  useQueryOf(
    'mallReconciliation.detail',
    { id },
    { quiet: true, refetchInterval: ({ state }) => (state.data?.status === 'reading' ? lookMs : false) },
  );

/** Lines of a file by what the address says; while it is compared they come. */
export const useLines = (id: string, reading: boolean) => {
  const address = useListAddress({ fileId: 'text', show: shown, keyword: 'text' });
  const { show, keyword } = address.asked;
  const answer = useQueryOf(
    'mallReconciliation.lines',
    { id, show, ...(keyword === '' ? {} : { keyword }), page: address.page, size: linePageSize },
    { placeholderData: (before) => before, refetchInterval: reading ? lookMs : false },
  );
  return { ...address, rows: answer.data?.list ?? [], total: answer.data?.total ?? 0, load: loadOf(answer) };
};
export type Lines = ReturnType<typeof useLines>;

export const refreshes = [
  'mallReconciliation.days',
  'mallReconciliation.detail',
  'mallReconciliation.lines',
  'operator.start',
  'operatorLog.list',
] as const;

export const useReconciliationSteps = () => ({
  explain: useMutationOf('mallReconciliation.explain', { refreshes }),
  reopen: useMutationOf('mallReconciliation.reopen', { refreshes }),
  again: useMutationOf('mallReconciliation.again', { refreshes }),
});
