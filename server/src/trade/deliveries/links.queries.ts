import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { hashToken } from '../../platform/http/context.ts';

export type Link = { readonly id: string; readonly deliveryId: string; readonly expiresAt: Date };

/** The links of a delivery, the newest first, without their tokens. */
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

/** The link of a token. Throws missing for a wrong, expired or revoked one: nobody learns which. */
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
