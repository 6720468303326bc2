import type { Db } from '../../../platform/db/open.ts';
import type { Answers } from '../../../platform/http/answers.ts';

/** The parts for reading and changing the shop's goods. */
export type Parts = { readonly db: Db; readonly answers: Answers };

/** At most this many prices are changed at once; more would block everybody else for seconds. */
export const mostAtOnce = 20_000;
