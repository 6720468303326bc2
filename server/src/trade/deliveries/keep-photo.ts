import { deliveryLimits } from '@mall/contract/trade/delivery';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import type { Link } from './links.queries.ts';
import { forgetUpload } from '../../platform/media/forget-upload.ts';
import { storeUpload } from '../../platform/media/store-upload.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockDelivery } from './lock.queries.ts';

/** Stores a photo under the phone's id: sent again, it is the same photo. */
export const keepPhoto = async (
  { db, storage }: { db: Db; storage: StoragePort },
  link: Link,
  id: string,
  file: () => Promise<Buffer>,
): Promise<{ id: string }> => {
  if (await isKept(db, link, id)) return { id };
  await expectRoom(db, link);
  const { url } = await storeUpload(db, storage, null, { file: await file(), kind: 'delivery' });
  const kept = await inTransaction(db, async (tx) => {
    await lockDelivery(tx, link.deliveryId, 'system');
    if (await isKept(tx, link, id)) return false;
    await expectRoom(tx, link);
    await tx.insertInto('delivery_photos').values({ delivery_id: link.deliveryId, id, url }).execute();
    return true;
  }).catch(async (error: unknown) => {
    await forgetUpload(db, storage, url);
    throw error;
  });
  // It came twice, or too late.
  if (!kept) await forgetUpload(db, storage, url);
  return { id };
};

const isKept = async (reader: Db | Tx, { deliveryId }: Link, id: string): Promise<boolean> => {
  const found = await reader
    .selectFrom('delivery_photos')
    .select('id')
    .where('delivery_id', '=', deliveryId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
};

const expectRoom = async (reader: Db | Tx, { deliveryId }: Link): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from delivery_photos where delivery_id = ${deliveryId} and form_id is null`.execute(
    reader,
  );
  if ((rows[0]?.n ?? 0) >= deliveryLimits.maxPhotos)
    throw new Refusal('delivery.tooManyPhotos', { max: deliveryLimits.maxPhotos });
};
