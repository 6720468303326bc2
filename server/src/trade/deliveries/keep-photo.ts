import { deliveryLimits } from '@mall/contract/trade/delivery';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import type { Link } from './links.queries.ts';

export const isKept = async (reader: Db | Tx, { deliveryId }: Link, id: string): Promise<boolean> => {
  const found = await reader
    .selectFrom('delivery_photos')
    .select('id')
    .where('delivery_id', '=', deliveryId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
};

export const expectRoom = async (reader: Db | Tx, { deliveryId }: Link): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from delivery_photos where delivery_id = ${deliveryId} and form_id is null`.execute(
    reader,
  );
  if ((rows[0]?.n ?? 0) >= deliveryLimits.maxPhotos)
    throw new Refusal('delivery.tooManyPhotos', { max: deliveryLimits.maxPhotos });
};

/** A picture that came twice, or too late, is not kept. */
export const forget = async (db: Db, storage: StoragePort, url: string): Promise<void> => {
  const key = url.replace(/^\/media\//, '');
  await db.deleteFrom('media_files').where('key', '=', key).execute();
  await storage.remove(key);
};
