import type { Db } from '../../../platform/db/open.ts';
import type { Answers } from '../../../platform/http/answers.ts';

/** What the shop's goods are read and changed with. */
export type Parts = { readonly db: Db; readonly answers: Answers };

/** So many prices are changed at once at most; more would hold up everybody else for seconds. */
export const mostAtOnce = 20_000;
