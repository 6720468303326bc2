import { z } from 'zod';
import { caseRooms, caseStyles } from '../catalog/design.ts';
import { Flag, Id, Nothing } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { At, ById, draftPage, Kept } from './own-draft.shapes.ts';
import { draftLimits } from './own-goods.ts';
import { CaseDetail, CaseFilter, CasePiece, CasePieces, CaseRow, caseUnknown } from './own-case.ops.ts';
import { CaseDraft } from './own-case.shapes.ts';

/** The mall's own design cases: drafts as shops have them, which operators publish themselves (docs/decisions/070). */
export const mallCaseOps = {
  'mallCase.list': op('mallCase.list', {
    access: 'operator:catalogue.view',
    summary: "The mall's own design cases, the latest change first",
    input: CaseFilter.extend({ room: z.enum(caseRooms).optional(), style: z.enum(caseStyles).optional() }),
    output: draftPage(CaseRow),
  }),
  'mallCase.detail': op('mallCase.detail', {
    access: 'operator:catalogue.view',
    summary: 'One design case of the mall: the draft, what shoppers see, what was done with it',
    input: ById,
    output: CaseDetail,
    refuses: ['missing'],
  }),
  'mallCase.pieces': op('mallCase.pieces', {
    access: 'operator:catalogue.view',
    summary: "What stands at the spots of a case, at the mall's prices",
    input: CasePieces,
    output: z.array(CasePiece),
  }),
  'mallCase.create': op('mallCase.create', {
    access: 'operator:catalogue.edit',
    summary: 'Begins a design case as a draft',
    input: z.object({ content: CaseDraft }),
    output: Kept,
    refuses: caseUnknown,
  }),
  'mallCase.save': op('mallCase.save', {
    access: 'operator:catalogue.edit',
    summary: 'Keeps a draft; shoppers see nothing of it',
    input: At.extend({ content: CaseDraft }),
    output: Kept,
    refuses: ['missing', 'case.changedElsewhere', ...caseUnknown],
  }),
  'mallCase.publish': op('mallCase.publish', {
    access: 'operator:catalogue.edit',
    summary: 'Shows shoppers the version that was read, if nothing is missing',
    input: At,
    output: Kept,
    refuses: ['missing', 'goods.incomplete', 'case.changedElsewhere', 'goods.notNow'],
  }),
  'mallCase.discard': op('mallCase.discard', {
    access: 'operator:catalogue.edit',
    summary: 'Throws the draft away: it is again as shoppers see it',
    input: At,
    output: Kept,
    refuses: ['missing', 'case.changedElsewhere', 'goods.notNow'],
  }),
  'mallCase.copy': op('mallCase.copy', {
    access: 'operator:catalogue.edit',
    summary: 'Begins a design case like another one of the mall',
    input: ById,
    output: Kept,
    refuses: ['missing'],
  }),
  'mallCase.show': op('mallCase.show', {
    access: 'operator:catalogue.edit',
    summary: 'Shows a published design case to shoppers or hides it, at once',
    input: z.object({ id: Id, shown: Flag }),
    output: z.object({ shown: z.boolean() }),
    refuses: ['missing', 'goods.notNow'],
  }),
  'mallCase.remove': op('mallCase.remove', {
    access: 'operator:catalogue.edit',
    summary: `Removes a design case and hides it; it can be put back for ${draftLimits.binDays} days`,
    input: ById,
    output: Nothing,
    refuses: ['missing'],
  }),
  'mallCase.restore': op('mallCase.restore', {
    access: 'operator:catalogue.edit',
    summary: 'Puts a removed design case back as it was',
    input: ById,
    output: Nothing,
    refuses: ['missing'],
  }),
};
