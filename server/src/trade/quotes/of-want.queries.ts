import type { Language } from '@mall/contract/core/languages';
import type { Item } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { toQuote } from './present.ts';
import { quotesWhere } from './queries.ts';

export type OfferOfWant = Item<'quote.list'> & {
  /** When it was accepted, declined or withdrawn; null while it waits. */
  readonly decidedAt: string | null;
};

/** All offers of a seller for one of its wanted purchases, the latest first. */
export const quotesOfWant = async (
  reader: Reader,
  shopId: string | null,
  wantId: string,
  language: Language,
): Promise<OfferOfWant[]> => {
  const rows = await quotesWhere(
    reader,
    sql`q.want_id = ${wantId} and ${shopId === null ? sql`q.shop_id is null` : sql`q.shop_id = ${shopId}`}`,
  );
  return rows.map((row) => ({
    ...toQuote(row, language),
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
  }));
};
