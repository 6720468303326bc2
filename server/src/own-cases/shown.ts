import { changedFields } from '@mall/contract/draft-merge';
import { type Language, pickText } from '@mall/contract/languages';
import type { Item, Output } from '@mall/contract/operations';
import type { CaseContent } from '@mall/contract/own-cases';
import type { StepRow } from '../audit/steps.ts';
import { toTexts } from '../text/typed.ts';
import type { ShownRow } from './queries.ts';

type Detail = Output<'ownCase.detail'>;

export const toCase = (row: ShownRow, steps: readonly StepRow[]): Detail => ({
  id: row.id,
  caseId: row.case_id === null ? null : String(row.case_id),
  state: row.state,
  reason: row.reason,
  version: row.version,
  content: mutable(row.content),
  live:
    row.live === null || row.approved_at === null
      ? null
      : { content: mutable(row.live), at: row.approved_at.toISOString(), shown: row.shown ?? false },
  changed: row.live === null ? [] : changedFields(row.live, row.content),
  savedAt: row.saved_at.toISOString(),
  savedBy: row.saver,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  history: steps.map((step) => ({ ...step, at: step.at.toISOString(), fields: [...step.fields] })),
});

export const toCaseRow = (row: ShownRow, language: Language): Item<'ownCase.list'> => {
  const { title, room, style, area, pictures } = row.content;
  const { text, contentLang } = pickText(toTexts(title), language);
  return {
    id: row.id,
    caseId: row.case_id === null ? null : String(row.case_id),
    title: text,
    contentLang,
    cover: pictures[0]?.url ?? null,
    room,
    style,
    area,
    pictures: pictures.length,
    spots: pictures.reduce((sum, { spots }) => sum + spots.length, 0),
    state: row.state,
    reason: row.reason,
    live: row.live !== null,
    shown: row.shown ?? false,
    savedAt: row.saved_at.toISOString(),
    savedBy: row.saver,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    removedAt: row.removed_at?.toISOString() ?? null,
  };
};

/** What a case is called where nobody's language is known. */
export const titleOf = ({ title }: Pick<CaseContent, 'title'>): string => toTexts(title).zh;

/** The contract reads contents as never changing; its schema says lists of its own. */
const mutable = (content: CaseContent): Detail['content'] => structuredClone(content) as Detail['content']; // a copy is nobody else's
