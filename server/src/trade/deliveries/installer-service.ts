import { orderStatus } from '@mall/contract/trade/order';
import { deliveryLimits, deliveryStatus } from '@mall/contract/trade/delivery';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { storeUpload } from '../../platform/media/upload.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { type Handed, handIn, submissionOf, wasHandedIn } from './hand-in.ts';
import { type Link, openLink } from './make-link.ts';
import { lockDelivery, type Locked } from './lock.queries.ts';
import { addressText, iso, toForm } from './present.ts';
import { deliveryRows } from './rows.queries.ts';
import { moveDelivery } from './move.ts';

type Job = Output<'installer.job'>;
type Submitted = Input<'installer.submit'>;
const monthMs = 30 * 86_400_000;

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

/** Hands the form in once: who sends it again, or twice at once, gets the first result. */
const submit = async (tx: Tx, link: Link, key: string, said: Submitted): Promise<void> => {
  const delivery = await lockDelivery(tx, link.deliveryId, 'system');
  const submission = submissionOf(key, said);
  if (await wasHandedIn(tx, delivery.id, submission)) return;
  const taker = { actor: 'installer', by: link.id } as const;
  const photos = await keptPhotos(tx, delivery, said.photos);
  // Who stands at the door has arrived, whether the shop has said so or not.
  if (delivery.status === deliveryStatus.inTransit) await moveDelivery(tx, delivery.id, 'install', taker);
  const form: Handed = { ...said, photos, signedAt: signedAt(said.signedAt) };
  const formId = await handIn(tx, delivery, form, submission, taker);
  await sql`update delivery_photos set form_id = ${formId}
    where delivery_id = ${delivery.id} and id = any(${[...said.photos]}::text[])`.execute(tx);
};

/** The addresses of photos in the order in which they were taken. Each must have arrived, and be in no earlier form. */
const keptPhotos = async (tx: Tx, { id }: Locked, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string; url: string }>`
    select id, url from delivery_photos where delivery_id = ${id} and form_id is null and id = any(${[...ids]}::text[])`.execute(
    tx,
  );
  const urls = new Map(rows.map((row) => [row.id, row.url]));
  return [...new Set(ids)].map((photo) => {
    const url = urls.get(photo);
    if (url === undefined) throw new Refusal('delivery.photoUnknown');
    return url;
  });
};

/** A phone's clock may be wrong: its time counts within the last month, else now. */
const signedAt = (said: string | undefined): Date => {
  const now = Date.now();
  const at = said === undefined ? now : Date.parse(said);
  return new Date(at <= now && at > now - monthMs ? at : now);
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

/** A picture that came twice, or too late, is not kept. */
const forget = async (db: Db, storage: StoragePort, url: string): Promise<void> => {
  const key = url.replace(/^\/media\//, '');
  await db.deleteFrom('media_files').where('key', '=', key).execute();
  await storage.remove(key);
};
