import { changedFields } from '@mall/contract/seller/draft-merge';
import type { Input, Item, Output } from '@mall/contract/operations';
import { caseLimits } from '@mall/contract/seller/own-cases';
import type { ShownKind } from '../core/kind.ts';
import { publishOwnCase } from './publish.ts';
import { type CaseRow, narrowed } from './queries.ts';
import { problemsOf, refuseUnknown } from './rules.ts';
import { toCase, toCaseRow } from './present.ts';

/** A seller's own design cases (docs/features/own-products-packages-cases.md). */
export const caseKind: ShownKind<
  CaseRow,
  Input<'ownCase.list'> & Input<'mallCase.list'>,
  Item<'ownCase.list'>,
  Output<'ownCase.detail'>
> = {
  name: 'case',
  table: 'own_cases',
  published: { table: 'design_cases', shown: 'shown', id: 'case_id', before: 'shown_before' },
  columns: [],
  most: caseLimits.cases,
  refusals: {
    incomplete: 'goods.incomplete',
    changedElsewhere: 'case.changedElsewhere',
    inReview: 'case.inReview',
    notNow: 'goods.notNow',
    reasonMissing: 'goods.reasonMissing',
    tooMany: 'goods.tooMany',
  },
  messageId: 'caseId',
  raises: ['catalogue'],
  nameOf: ({ title }) => title,
  refuseUnknown,
  problems: async (_tx, { content }) => problemsOf(content),
  changes: ({ live, content }) => ({ more: { fields: live === null ? [] : changedFields(live, content) } }),
  noteShown: (shown) => ({ action: shown ? 'case.show' : 'case.hide' }),
  publish: publishOwnCase,
  copyOf: ({ content }) => content,
  narrowed,
  itemsOf: async (_reader, _rows, language) => (row) => toCaseRow(row, language),
  toDetail: toCase,
};
