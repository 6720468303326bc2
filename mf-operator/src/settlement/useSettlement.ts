import type { Item } from '@mall/contract/operations';
import { payoutStatuses } from '@mall/contract/trade/settlement';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';
import { batchFilters, type BatchKind } from '../batches.ts';

export type ShopStanding = Item<'mallSettlement.shops'>;
export type MallPayout = Item<'mallPayout.list'>;

export const tabs = ['shops', 'payouts', 'batches', 'questions'] as const;
export const states = ['all', ...payoutStatuses] as const;
export const pageSize = 20;

const path = '/operator/settlement';
export const shopPath = (shopId: string): string => `${path}?shopId=${shopId}`;
export const statementPath = (id: string): string => `${path}?statementId=${id}`;
export const listPath = path;
export const payoutBatches: BatchKind = {
  ops: 'payoutBatch',
  listPath: `${path}?tab=payouts`,
  batchesPath: `${path}?tab=batches`,
  batchPath: (id) => `${path}?batchId=${id}`,
  payeePath: shopPath,
};

/** Shops or payouts by what the address says; old rows stay, dimmed, while new ones are fetched. */
export const useSettlement = () => {
  const address = useListAddress({
    tab: tabs,
    keyword: 'text',
    state: states,
    batch: batchFilters,
    ...tableLook,
  });
  const { tab, keyword, state, batch } = address.asked;
  const paging = { page: address.page, size: pageSize };
  const shops = useQueryOf(
    'mallSettlement.shops',
    { ...(keyword === '' ? {} : { keyword }), ...paging },
    { placeholderData: (before) => before, enabled: tab === 'shops' },
  );
  const payouts = useQueryOf(
    'mallPayout.list',
    { ...(state === 'all' ? {} : { status: state }), ...paging },
    { placeholderData: (before) => before, enabled: tab === 'payouts' },
  );
  const batches = useQueryOf(
    'payoutBatch.list',
    { ...(batch === 'all' ? {} : { status: batch }), ...paging },
    { placeholderData: (before) => before, enabled: tab === 'batches' },
  );
  return {
    ...address,
    batches: { rows: batches.data?.list ?? [], total: batches.data?.total ?? 0, load: loadOf(batches) },
    shops: { rows: shops.data?.list ?? [], total: shops.data?.total ?? 0, load: loadOf(shops) },
    payouts: { rows: payouts.data?.list ?? [], total: payouts.data?.total ?? 0, load: loadOf(payouts) },
  };
};
export type Settlement = ReturnType<typeof useSettlement>;

const refreshes = [
  'mallSettlement.shops',
  'mallSettlement.statements',
  'mallPayout.list',
  'operatorLog.list',
] as const;

/** What an operator does about money of shops. */
export const useSettlementSteps = () => ({
  setTerms: useMutationOf('mallSettlement.setTerms', { refreshes: ['mallSettlement.terms', ...refreshes] }),
  adjust: useMutationOf('mallSettlement.adjust', { refreshes }),
  draft: useMutationOf('mallPayout.create', { refreshes }),
  move: useMutationOf('mallPayout.move', { refreshes }),
  approve: useMutationOf('mallPayout.approveMany', { refreshes }),
});
