import { orderStatus } from '@mall/contract/trade/order';
import { randomBytes } from 'node:crypto';
import { deliveryStatus } from '@mall/contract/trade/delivery';
import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { type Noted, recordAudit } from '../../platform/audit/record.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { hashToken } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids/ids.ts';
import { pictureOf } from '../payments/qr-picture.ts';
import type { Locked } from './lock.queries.ts';

const tokenBytes = 32;
const day = 86_400_000;

export type Link = { readonly id: string; readonly deliveryId: string; readonly expiresAt: Date };

/** Makes a link to the installer's page. Only the token's hash is kept, and it stands behind the # of the address: no server's log has it. */
export const makeLink = async (
  tx: Tx,
  delivery: Locked,
  caller: Staff,
  { days, publicUrl }: { days: number; publicUrl: string },
): Promise<Output<'delivery.makeLink'>> => {
  if (delivery.status === deliveryStatus.accepted || delivery.order.status === orderStatus.cancelled)
    throw new Refusal('delivery.notAllowed', { status: delivery.status });
  const id = newId();
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = new Date(Date.now() + days * day);
  await tx
    .insertInto('delivery_links')
    .values({
      id,
      delivery_id: delivery.id,
      token_hash: hashToken(token),
      created_by: caller.memberId,
      expires_at: expiresAt,
    })
    .execute();
  await note(tx, caller, 'delivery.makeLink', delivery.id, {
    new: { validUntil: new Date(expiresAt).toISOString() },
    more: { linkId: id },
  });
  const url = `${publicUrl}/installer#${token}`;
  return { id, token, url, expiresAt: expiresAt.toISOString(), qr: await pictureOf(url) };
};

/** The links of a delivery, the newest first, without what opens them. */
export const linksOf = async (
  reader: Reader,
  deliveryId: string,
): Promise<Output<'delivery.show'>['links']> => {
  const links = await reader
    .selectFrom('delivery_links')
    .select(['id', 'created_at', 'expires_at', 'revoked_at'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('created_at', 'desc')
    .execute();
  return links.map((link) => ({
    id: link.id,
    createdAt: link.created_at.toISOString(),
    expiresAt: link.expires_at.toISOString(),
    revokedAt: link.revoked_at?.toISOString() ?? null,
  }));
};

/** Revokes one link of a delivery, or all; one that is not its own is not there. */
export const revokeLinks = async (
  tx: Tx,
  caller: Staff,
  deliveryId: string,
  linkId: string | undefined,
): Promise<void> => {
  const { rows } = await sql`
    update delivery_links set revoked_at = coalesce(revoked_at, now())
    where delivery_id = ${deliveryId} and ${linkId === undefined ? sql`true` : sql`id = ${linkId}`} returning id`.execute(
    tx,
  );
  if (linkId !== undefined && rows.length === 0) throw new Refusal('missing');
  await note(tx, caller, 'delivery.revokeLink', deliveryId, { more: { linkId: linkId ?? null } });
};

/** The link that a token opens. Throws missing for one that is wrong, expired or revoked: nobody learns which. */
export const openLink = async (reader: Reader, token: string): Promise<Link> => {
  if (!/^[\w-]{43}$/.test(token)) throw new Refusal('missing');
  const link = await reader
    .selectFrom('delivery_links')
    .select(['id', 'delivery_id as deliveryId', 'expires_at as expiresAt'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (link === undefined) throw new Refusal('missing');
  return link;
};

/** A link opens an address and a phone number to whoever has it: who gave it out is written down. */
const note = (
  tx: Tx,
  caller: Staff,
  action: 'delivery.makeLink' | 'delivery.revokeLink',
  deliveryId: string,
  told: Pick<Noted, 'new' | 'more'>,
) => recordAudit(tx, caller, caller.staff.shopId, { action, object: `delivery:${deliveryId}`, ...told });
