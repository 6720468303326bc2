import { changedFields } from '@mall/contract/seller/draft-merge';
import { type Language, pickText } from '@mall/contract/core/languages';
import type { Item, Output } from '@mall/contract/operations';
import type { StepRow } from '../../../platform/audit/steps.queries.ts';
import { pageOf, publishedIdOf, standingOf } from '../core/present.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { CaseRow } from './queries.ts';

type Detail = Output<'ownCase.detail'>;

export const toCase = (row: CaseRow, steps: readonly StepRow[]): Detail => {
  const page = pageOf(row, row, steps);
  return {
    ...page,
    caseId: publishedIdOf(row),
    live: page.live && { ...page.live, shown: row.shown ?? false },
    changed: row.live === null ? [] : changedFields(row.live, row.content),
  };
};

export const toCaseRow = (row: CaseRow, language: Language): Item<'ownCase.list'> => {
  const { title, room, style, area, pictures } = row.content;
  const { text, contentLang } = pickText(toTexts(title), language);
  return {
    ...standingOf(row),
    caseId: publishedIdOf(row),
    title: text,
    contentLang,
    cover: pictures[0]?.url ?? null,
    room,
    style,
    area,
    pictures: pictures.length,
    spots: pictures.reduce((sum, { spots }) => sum + spots.length, 0),
    shown: row.shown ?? false,
  };
};
