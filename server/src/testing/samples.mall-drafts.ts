import type { operatorWire } from '@mall/contract/core/wire.operator';
import type { Samples } from './sample-world.ts';

export type MallDraftName = Extract<keyof typeof operatorWire, `platformOrderDraft.${string}`>;

/** Inputs of the operations on orders that the mall writes for customers. The drafts are a shop's, and so no operator's. */
export const mallDraftSamples: Samples<MallDraftName> = {
  'platformOrderDraft.list': () => ({ state: 'open', keyword: '林' }),
  'platformOrderDraft.detail': ({ orderDraftId }) => ({ id: orderDraftId }),
  'platformOrderDraft.price': ({ skuId }) => ({ lines: [{ skuId, qty: 2 }], discountBps: 500 }),
  'platformOrderDraft.customer': () => ({ phone: '13800002222' }),
  'platformOrderDraft.create': ({ skuId, regions }) => ({
    lines: [{ skuId, qty: 2 }],
    discountBps: 100,
    reason: '老顾客',
    note: '周六送货',
    customer: { name: '林', phone: '13800002222', ...regions, detail: '文三路 8 号' },
  }),
  'platformOrderDraft.save': ({ orderDraftId, skuId }) => ({
    id: orderDraftId,
    version: 1,
    lines: [{ skuId, qty: 3 }],
  }),
  'platformOrderDraft.copy': ({ orderDraftId }) => ({ id: orderDraftId }),
  'platformOrderDraft.remove': ({ orderDraftId }) => ({ id: orderDraftId }),
  'platformOrderDraft.restore': ({ orderDraftId }) => ({ id: orderDraftId }),
  'platformOrderDraft.send': ({ orderDraftId }) => ({ id: orderDraftId, version: 1, days: 2 }),
  'platformOrderDraft.withdraw': ({ orderDraftId }) => ({ id: orderDraftId }),
};
