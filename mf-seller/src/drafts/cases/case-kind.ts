import { type CaseContent, emptyCase } from '@mall/contract/seller/own-cases';
import { officePaths } from '@mall/contract/seller/office-paths';
import type { DraftKind } from '@mall/office/drafts';
import { api, queryClient, queryKeyOf, refresh } from '@mall/platform';
import { rights, useStaffRights } from '../rights.ts';

/** How a shop's own design cases are edited. */
export const caseKind: DraftKind<CaseContent> = {
  kind: 'case',
  keptAs: 'case',
  offer: 'shown',
  useRights: () => useStaffRights(rights.case),
  empty: emptyCase,
  nameIn: ({ title }) => title,
  isContent: (value) => 'pictures' in value && 'area' in value,
  create: (content) => api('ownCase.create', { content }),
  save: (input) => api('ownCase.save', input),
  submit: (at) => api('ownCase.submit', at),
  takeBack: (id) => api('ownCase.takeBack', { id }),
  discard: (at) => api('ownCase.discard', at),
  copy: (id) => api('ownCase.copy', { id }),
  remove: (id) => api('ownCase.remove', { id }),
  restore: (id) => api('ownCase.restore', { id }),
  sell: (id, shown) => api('ownCase.show', { id, shown }),
  fresh: (id) =>
    queryClient.fetchQuery({
      queryKey: queryKeyOf('ownCase.detail', { id }),
      queryFn: () => api('ownCase.detail', { id }),
      staleTime: 0,
    }),
  refreshList: () => void refresh('ownCase.list'),
  refreshDetail: () => void refresh('ownCase.detail'),
  listPath: officePaths.cases(),
  newPath: officePaths.caseForm(),
  formPath: (id) => officePaths.caseForm({ id }),
};
