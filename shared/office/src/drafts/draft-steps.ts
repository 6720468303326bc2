import { api, refresh } from '@mall/platform';
import type { DraftKind } from './draft.ts';

type Drafts = 'ownGoods' | 'mallGoods' | 'ownPackage' | 'mallPackage' | 'ownCase' | 'mallCase';
type Steps = Pick<
  DraftKind<object>,
  'discard' | 'copy' | 'remove' | 'restore' | 'refreshList' | 'refreshDetail'
>;

/** What is done with drafts of every kind in the same way, by the operations of that kind and seller. */
export const draftSteps = (of: Drafts): Steps => ({
  discard: (at) => api(`${of}.discard`, at),
  copy: (id) => api(`${of}.copy`, { id }),
  remove: (id) => api(`${of}.remove`, { id }),
  restore: (id) => api(`${of}.restore`, { id }),
  refreshList: () => void refresh(`${of}.list`),
  refreshDetail: () => void refresh(`${of}.detail`),
});
