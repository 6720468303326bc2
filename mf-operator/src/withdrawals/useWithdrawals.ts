import type { Item, Output } from '@mall/contract/operations';
import { batchStatuses } from '@mall/contract/incentive/withdrawal-batch';
import { payoutMethods, withdrawalSources, withdrawalStatuses } from '@mall/contract/incentive/withdrawal';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type Withdrawal = Item<'platformWithdrawal.list'>;
export type Batch = Item<'platformBatch.list'>;
export type BatchLine = Output<'platformBatch.detail'>['lines'][number];

export const tabs = ['withdrawals', 'batches'] as const;
export const states = [...withdrawalStatuses, 'all'] as const;
export const methods = ['all', ...payoutMethods] as const;
export const sources = ['all', ...withdrawalSources] as const;
export const batchFilters = ['all', ...batchStatuses] as const;
export const pageSize = 20;

export const listPath = '/operator/withdrawals';
export const batchesPath = `${listPath}?tab=batches`;
export const batchPath = (id: string): string => `${listPath}?batchId=${id}`;

const dayIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Withdrawals or batches by what the address says. */
export const useWithdrawals = () => {
  const address = useListAddress({
    ...{
      tab: tabs,
      state: states,
      method: methods,
      source: sources,
      keyword: 'text',
      from: 'text',
      to: 'text',
    },
    batch: batchFilters,
  });
  const { state, method, source, keyword, tab, batch } = address.asked;
  const days = { from: dayIn(address.asked.from), to: dayIn(address.asked.to) };
  const paging = { page: address.page, size: pageSize };
  const keeps = <T>(before: T): T => before;
  const withdrawals = useQueryOf(
    'platformWithdrawal.list',
    {
      status: state,
      ...(method === 'all' ? {} : { method }),
      ...(source === 'all' ? {} : { source }),
      ...(keyword === '' ? {} : { keyword }),
      ...(days.from === '' ? {} : { from: days.from }),
      ...(days.to === '' ? {} : { to: days.to }),
      ...paging,
    },
    { placeholderData: keeps, enabled: tab === 'withdrawals' },
  );
  const batches = useQueryOf(
    'platformBatch.list',
    { ...(batch === 'all' ? {} : { status: batch }), ...paging },
    { placeholderData: keeps, enabled: tab === 'batches' },
  );
  const narrowed =
    method !== 'all' || source !== 'all' || keyword !== '' || days.from !== '' || days.to !== '';
  return {
    ...address,
    asked: { ...address.asked, ...days },
    narrowed,
    widen: () => address.ask({ method: 'all', source: 'all', keyword: '', from: '', to: '' }),
    withdrawals: {
      rows: withdrawals.data?.list ?? [],
      total: withdrawals.data?.total ?? 0,
      net: withdrawals.data?.net ?? 0,
      load: loadOf(withdrawals),
    },
    batches: { rows: batches.data?.list ?? [], total: batches.data?.total ?? 0, load: loadOf(batches) },
  };
};
export type Withdrawals = ReturnType<typeof useWithdrawals>;

const refreshes = [
  'platformWithdrawal.list',
  'platformWithdrawal.days',
  'platformBatch.list',
  'platformBatch.detail',
  'operator.start',
  'operatorLog.list',
] as const;

export const useWithdrawalSteps = () => ({
  decide: useMutationOf('platformWithdrawal.moveMany', { refreshes }),
  batch: useMutationOf('platformBatch.create', { refreshes }),
  move: useMutationOf('platformBatch.move', { refreshes }),
  settle: useMutationOf('platformBatch.settle', { refreshes }),
  file: useMutationOf('platformBatch.file', { refreshes: ['operatorLog.list'] }),
});
