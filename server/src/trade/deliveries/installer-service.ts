import { orderStatus } from '@mall/contract/trade/order';
import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { lockDelivery } from './lock.queries.ts';
import { addressText, iso, toForm } from './present.ts';
import { deliveryRows } from './rows.queries.ts';
import { type Link, openLink } from './links.queries.ts';
import { submit, type Submitted } from './submit.ts';
import { expectRoom, forget, isKept } from './keep-photo.ts';
import { storeUpload } from '../../platform/media/store-upload.ts';

type Job = Output<'installer.job'>;

/** What somebody at the door sees and does, by the token of a link. Without one that opens, nothing is there. */
export const createInstallerService = ({ db, storage }: { db: Db; storage: StoragePort }) => {
  const jobOf = async ({ deliveryId, expiresAt }: Link): Promise<Job> => {
    const [row] = await deliveryRows(
      db,
      sql`d.id = ${deliveryId} and o.status between ${literal(orderStatus.awaitingShipment)} and ${literal(orderStatus.received)}`,
    );
    if (row === undefined) throw new Refusal('missing');
    return {
      orderNo: row.no,
      status: row.status,
      urgent: row.urgent,
      customer: row.address.name,
      phone: row.address.phone,
      address: addressText(row.address),
      remark: row.remark,
      shop: row.shop ?? '',
      expectedAt: iso(row.expected_at),
      lines: row.lines.map(({ id, name, spec_text, image, qty }) => ({
        id,
        name,
        specText: spec_text,
        image,
        qty,
      })),
      form: toForm(row.form, row.secret),
      expiresAt: expiresAt.toISOString(),
    };
  };

  return {
    job: async (token: string): Promise<Job> => jobOf(await openLink(db, token)),

    /** Keeps a photo under the phone's id: sent again, it is the same photo. */
    photo: async (token: string, id: string, file: () => Promise<Buffer>): Promise<{ id: string }> => {
      const link = await openLink(db, token);
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
        await forget(db, storage, url);
        throw error;
      });
      if (!kept) await forget(db, storage, url);
      return { id };
    },

    submit: async (token: string, key: string | null, said: Submitted): Promise<Job> => {
      if (key === null) throw new Refusal('request.invalid', { 'idempotency-key': 'request.invalid' });
      const link = await openLink(db, token);
      await inTransaction(db, (tx) => submit(tx, link, key, said));
      return jobOf(link);
    },
  };
};
