import type { GoodsState } from '@mall/contract/seller/own-goods';

/** For tests: a draft as the server has it, except for its content. */
export const sampleDraft = (id: string) => ({
  id,
  state: 'draft' as GoodsState, // each test says which
  reason: null,
  version: 3,
  live: null,
  changed: [],
  savedAt: '2026-11-21T01:00:00Z',
  savedBy: 'Wen Li',
  submittedAt: null,
  history: [],
});

/** For tests: the server's answer when it has saved this draft. */
export const keptAs =
  (id: string) =>
  (version: number, state: GoodsState = 'draft') => ({ id, version, state, savedAt: '2026-11-21T02:00:00Z' });
