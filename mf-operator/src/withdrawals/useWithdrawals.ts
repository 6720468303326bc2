import type { Item } from '@mall/contract/operations';
import { payoutMethods, withdrawalSources, withdrawalStatuses } from '@mall/contract/incentive/withdrawal';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';
import { batchFilters, type BatchKind } from '../batches.ts';

export type Withdrawal = Item<'platformWithdrawal.list'>;

export const tabs = ['withdrawals', 'batches'] as const;
export const states = [...withdrawalStatuses, 'all'] as const;
export const methods = ['all', ...payoutMethods] as const;
export const sources = ['all', ...withdrawalSources] as const;
export const pageSize = 20;

const listPath = '/operator/withdrawals';
export const withdrawalBatches: BatchKind = {
  ops: 'platformBatch',
  listPath,
  batchesPath: `${listPath}?tab=batches`,
  batchPath: (id) => `${listPath}?batchId=${id}`,
  payeePath: (id) => `/operator/members?memberId=${id}`,
};

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
    ...tableLook,
  });
  const { state, method, source, keyword, tab, batch } = address.asked;
  const days = { from: dayIn(address.asked.from), to: dayIn(address.asked.to) };
  const paging = { page: address.page, size: pageSize };
  const keeps = <T>(before: T): T => before;
  const filter = {
    status: state,
    ...(method === 'all' ? {} : { method }),
    ...(source === 'all' ? {} : { source }),
    ...(keyword === '' ? {} : { keyword }),
    ...(days.from === '' ? {} : { from: days.from }),
    ...(days.to === '' ? {} : { to: days.to }),
  };
  const withdrawals = useQueryOf(
    'platformWithdrawal.list',
    { ...filter, ...paging },
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
    filter,
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

export const useDecide = () =>
  useMutationOf('platformWithdrawal.moveMany', {
    refreshes: ['platformWithdrawal.list', 'platformWithdrawal.days', 'operator.start', 'operatorLog.list'],
  });
