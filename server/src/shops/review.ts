import { recordAudit } from '../audit/record.ts';
import { json, type Db } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Fields } from './queries.ts';

/**
 * The platform's yes to every proposal in review: the live profiles take the proposed fields. Returns the codes of the
 * shops that changed. Whoever runs beside the server waits for its cached answers to age (10 s).
 */
export const approvePending = (db: Db): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const changes = await tx
      .selectFrom('shop_changes')
      .select(['id', 'shop_id', 'fields'])
      .where('status', '=', 'pending')
      .orderBy('at')
      .forUpdate()
      .execute();
    const codes: string[] = [];
    for (const change of changes) {
      const { code } = await tx
        .updateTable('shops')
        .set(columnsOf(change.fields as Fields)) // written by proposeChange
        .where('id', '=', change.shop_id)
        .returning('code')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('shop_changes')
        .set({ status: 'approved', reviewed_at: new Date() })
        .where('id', '=', change.id)
        .execute();
      await recordAudit(tx, { memberId: null }, change.shop_id, {
        action: 'shop.approve',
        object: `shop:${change.shop_id}`,
        new: change.fields as Readonly<Record<string, string | readonly string[] | null>>, // written by proposeChange
      });
      codes.push(code);
    }
    return codes;
  });

const columnsOf = (fields: Fields) => ({
  ...(fields.storeName === undefined ? {} : { store_name: fields.storeName }),
  ...(fields.propaganda === undefined ? {} : { propaganda: fields.propaganda }),
  ...(fields.mobile === undefined ? {} : { mobile: fields.mobile }),
  ...(fields.address === undefined ? {} : { address: fields.address }),
  ...(fields.logo === undefined ? {} : { logo: fields.logo }),
  ...(fields.colour === undefined ? {} : { colour: fields.colour }),
  ...(fields.banner === undefined ? {} : { banner: json(fields.banner) }),
  ...(fields.bannerHref === undefined ? {} : { banner_href: json(fields.bannerHref) }),
});
