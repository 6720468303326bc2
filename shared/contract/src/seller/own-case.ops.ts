import { z } from 'zod';
import { Flag, Id, listOf, Minor, Nothing, NumId, Paging, text } from '../core/schema-helpers.ts';
import { languages } from '../core/languages.ts';
import { op } from '../core/op.ts';
import {
  At,
  ById,
  Decision,
  draftFields,
  draftPage,
  DraftTab,
  Kept,
  rowSaving,
  rowStanding,
  waitingPage,
} from './own-draft.shapes.ts';
import { draftLimits } from './own-goods.ts';
import { caseLimits } from './own-cases.ts';
import { CaseDraft } from './own-case.shapes.ts';

/** A design case in a list of drafts. */
export const CaseRow = z.object({
  id: z.string(),
  caseId: z.string().nullable().describe('The case that shoppers see, once there is one'),
  title: z.string(),
  contentLang: z.enum(languages),
  cover: z.string().nullable(),
  room: z.string().nullable(),
  style: z.string().nullable(),
  area: z.int().nullable().describe('Square decimetres'),
  pictures: z.int(),
  spots: z.int(),
  ...rowStanding,
  shown: z.boolean(),
  ...rowSaving,
});

/** A design case as its form has it: the draft, and what shoppers see. */
export const CaseDetail = z.object({
  id: z.string(),
  caseId: z.string().nullable(),
  ...draftFields(CaseDraft, { shown: z.boolean() }),
});

export const CaseFilter = Paging.extend({
  tab: DraftTab,
  shown: z.enum(['on', 'off']).optional(),
  keyword: text(0, 60).default(''),
});

export const CasePieces = z.object({ skuIds: listOf(NumId, caseLimits.pictures * caseLimits.spots) });
export const CasePiece = z.object({
  skuId: z.string(),
  name: z.string(),
  spec: z.string(),
  image: z.string().nullable(),
  price: Minor.describe("The seller's price"),
  memberPrice: Minor,
  stock: z.int(),
  sold: z
    .boolean()
    .describe('Shoppers of this seller can buy it; what they cannot they do not see in the case'),
});

/** What a draft may name wrongly. */
export const caseUnknown = ['goods.pictureUnknown', 'case.pieceUnknown'] as const;

/**
 * A shop's own design cases: drafts, those in review, and the published ones (decisions 2.16, 2.22;
 * docs/features/own-products-packages-cases.md).
 */
export const ownCaseOps = {
  'ownCase.list': op('ownCase.list', {
    access: 'staff:goods.view',
    summary: "The shop's own design cases, the latest change first",
    input: CaseFilter,
    output: draftPage(CaseRow),
  }),
  'ownCase.detail': op('ownCase.detail', {
    access: 'staff:goods.view',
    summary: 'One own design case: the draft, what shoppers see, what was done with it',
    input: ById,
    output: CaseDetail,
    refuses: ['missing'],
  }),
  'ownCase.pieces': op('ownCase.pieces', {
    access: 'staff:goods.view',
    summary: 'What stands at the spots of a case, at the prices of the shop',
    input: CasePieces,
    output: z.array(CasePiece),
  }),
  'ownCase.create': op('ownCase.create', {
    access: 'staff:goods.edit',
    summary: 'Begins a design case as a draft',
    input: z.object({ content: CaseDraft }),
    output: Kept,
    refuses: ['goods.tooMany', ...caseUnknown],
  }),
  'ownCase.save': op('ownCase.save', {
    access: 'staff:goods.edit',
    summary: 'Keeps a draft; shoppers see nothing of it',
    input: At.extend({ content: CaseDraft }),
    output: Kept,
    refuses: ['missing', 'case.changedElsewhere', 'case.inReview', ...caseUnknown],
  }),
  'ownCase.submit': op('ownCase.submit', {
    access: 'staff:goods.edit',
    summary: 'Sends a draft to review; shoppers go on seeing what was approved before',
    input: At,
    output: Kept,
    refuses: ['missing', 'goods.incomplete', 'case.changedElsewhere', 'goods.notNow'],
  }),
  'ownCase.takeBack': op('ownCase.takeBack', {
    access: 'staff:goods.edit',
    summary: 'Takes a design case out of review, to change it',
    input: ById,
    output: Kept,
    refuses: ['missing', 'goods.notNow'],
  }),
  'ownCase.discard': op('ownCase.discard', {
    access: 'staff:goods.edit',
    summary: 'Throws the draft away: it is again as shoppers see it',
    input: At,
    output: Kept,
    refuses: ['missing', 'case.changedElsewhere', 'goods.notNow'],
  }),
  'ownCase.copy': op('ownCase.copy', {
    access: 'staff:goods.edit',
    summary: 'Begins a design case like another one',
    input: ById,
    output: Kept,
    refuses: ['missing', 'goods.tooMany'],
  }),
  'ownCase.show': op('ownCase.show', {
    access: 'staff:goods.visibility',
    summary: 'Shows an approved design case to shoppers or hides it, at once',
    input: z.object({ id: Id, shown: Flag }),
    output: z.object({ shown: z.boolean() }),
    refuses: ['missing', 'goods.notNow'],
  }),
  'ownCase.remove': op('ownCase.remove', {
    access: 'staff:goods.edit',
    summary: `Removes a design case and hides it; it can be put back for ${draftLimits.binDays} days`,
    input: ById,
    output: Nothing,
    refuses: ['missing', 'case.inReview'],
  }),
  'ownCase.restore': op('ownCase.restore', {
    access: 'staff:goods.edit',
    summary: 'Puts a removed design case back as it was',
    input: ById,
    output: Nothing,
    refuses: ['missing', 'goods.tooMany'],
  }),
  'platformCase.list': op('platformCase.list', {
    access: 'operator:review.view',
    summary: 'Design cases of shops that wait for review, the longest first',
    input: Paging,
    output: waitingPage(CaseRow),
  }),
  'platformCase.detail': op('platformCase.detail', {
    access: 'operator:review.view',
    summary: 'One design case in review, with what shoppers see now',
    input: ById,
    output: CaseDetail,
    refuses: ['missing'],
  }),
  'platformCase.decide': op('platformCase.decide', {
    access: 'operator:review.decide',
    summary: 'Approves the version that was read, or says why not',
    input: Decision,
    output: Nothing,
    refuses: ['missing', 'goods.notNow', 'case.changedElsewhere', 'goods.reasonMissing', 'goods.incomplete'],
  }),
};
