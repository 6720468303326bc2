import { deliveryStatus } from '@mall/contract/trade/delivery';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { type Handed, handIn, submissionOf, wasHandedIn } from './hand-in.ts';
import { lockDelivery, type Locked } from './lock.queries.ts';
import { moveDelivery } from './move.ts';
import type { Link } from './links.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

export type Submitted = Input<'installer.submit'>;
const monthMs = 30 * dayMs;

/** Submits the form once: a repeated or concurrent request gets the first result. */
export const submit = async (tx: Tx, link: Link, key: string, said: Submitted): Promise<void> => {
  const delivery = await lockDelivery(tx, link.deliveryId, 'system');
  const submission = submissionOf(key, said);
  if (await wasHandedIn(tx, delivery.id, submission)) return;
  const taker = { actor: 'installer', by: link.id } as const;
  const photos = await keptPhotos(tx, delivery, said.photos);
  // The installer at the customer's place has arrived, whether the shop has recorded it or not.
  if (delivery.status === deliveryStatus.inTransit) await moveDelivery(tx, delivery.id, 'install', taker);
  const form: Handed = { ...said, photos, signedAt: signedAt(said.signedAt) };
  const formId = await handIn(tx, delivery, form, submission, taker);
  await sql`update delivery_photos set form_id = ${formId}
    where delivery_id = ${delivery.id} and id = any(${[...said.photos]}::text[])`.execute(tx);
};

/**
 * The addresses of photos in the order in which they were taken. Each must be uploaded, and be in no earlier
 * form.
 */
const keptPhotos = async (tx: Tx, { id }: Locked, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string; url: string }>`
    select id, url from delivery_photos where delivery_id = ${id} and form_id is null
      and id = any(${[...ids]}::text[])`.execute(tx);
  const urls = new Map(rows.map((row) => [row.id, row.url]));
  return [...new Set(ids)].map((photo) => {
    const url = urls.get(photo);
    if (url === undefined) throw new Refusal('delivery.photoUnknown');
    return url;
  });
};

/** A phone's clock may be wrong: its time is used within the last month, else now. */
const signedAt = (said: string | undefined): Date => {
  const now = clock.nowMs();
  const at = said === undefined ? now : Date.parse(said);
  return new Date(at <= now && at > now - monthMs ? at : now);
};
