import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { noteLink } from './make-link.ts';
import type { Seller } from '../../platform/http/seller.ts';

/** Revokes one link of a delivery, or all; another delivery's link counts as missing. */
export const revokeLinks = async (
  tx: Tx,
  seller: Seller,
  deliveryId: string,
  linkId: string | undefined,
): Promise<void> => {
  const { rows } = await sql`
    update delivery_links set revoked_at = coalesce(revoked_at, now())
    where delivery_id = ${deliveryId} and ${linkId === undefined ? sql`true` : sql`id = ${linkId}`}
      returning id`.execute(tx);
  if (linkId !== undefined && rows.length === 0) throw new Refusal('missing');
  await noteLink(tx, seller, 'delivery.revokeLink', deliveryId, { more: { linkId: linkId ?? null } });
};
