import type { Reader } from '../../platform/db/open.ts';

/** The member who owns a shop. */
export const ownerOf = async (reader: Reader, shopId: string): Promise<string> =>
  (await reader.selectFrom('shops').select('owner_id').where('id', '=', shopId).executeTakeFirstOrThrow())
    .owner_id;

export const isShop = async (reader: Reader, id: string): Promise<boolean> =>
  (await reader.selectFrom('shops').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
