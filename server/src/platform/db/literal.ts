import { type RawBuilder, sql } from 'kysely';

/**
 * Our own codes, such as orderStatus.unpaid, written into the text of a statement and not bound to it: an
 * index that holds only some rows (`where status = 0`) serves a cached plan only when the statement itself
 * names them (docs/decisions/051).
 */
export const literal = (...codes: readonly number[]): RawBuilder<number> =>
  sql.join<number>(codes.map((code) => sql.lit(code)));
