import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/open.ts';

export type ChangeRow = {
  id: string;
  old_factor: number;
  new_factor: number;
  old_ending: string;
  new_ending: string;
  name: string;
  at: Date;
  undone_at: Date | null;
  recent: boolean;
};

/** Changes may be taken back for a day (decisions 2.4). */
export const recent = sql<boolean>`at > now() - interval '24 hours'`;

/** The newest first, with the name of the person who changed it. */
export const changesOf = async (reader: Reader, shopId: string): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select c.id, c.old_factor, c.new_factor, c.old_ending, c.new_ending, coalesce(u.name, '') as name, c.at,
      c.undone_at, ${recent} as recent
    from price_factor_changes c left join users u on u.id = c.by
    where c.shop_id = ${shopId} order by c.at desc, c.id desc limit 20`.execute(reader);
  return rows;
};

/** The change that made the current prices. */
export const lastChange = async (tx: Tx, shopId: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('price_factor_changes')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row?.id;
};

/** One change of this shop, locked until the end of the transaction. */
export const lockChange = async (tx: Tx, shopId: string, id: string): Promise<ChangeRow | undefined> => {
  const { rows } = await sql<ChangeRow>`
    select id, old_factor, new_factor, old_ending, new_ending, '' as name, at, undone_at, ${recent} as recent
    from price_factor_changes where id = ${id} and shop_id = ${shopId} for update`.execute(tx);
  return rows[0];
};
