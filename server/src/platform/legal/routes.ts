import { pickText } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import type { AreaOptions } from '../area.ts';
import { legalVersion, writtenIn } from './legal.queries.ts';
import { legalTitle } from './title.ts';

/** Legal texts as shoppers read them: in their language, else in one that is written. */
export const legalRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.cached('legal.show', ['config'], async ({ kind }, { language }) => {
    const row = await legalVersion(db, kind);
    const [first] = row === undefined ? [] : writtenIn(row.text);
    if (row === undefined || first === undefined) throw new Refusal('missing');
    const picked = pickText({ zh: '', ...row.text }, language);
    const shown = picked.text === '' ? { text: row.text[first] ?? '', contentLang: first } : picked;
    return { kind, title: legalTitle(kind, language), ...shown, since: row.published_at.toISOString() };
  });
};
