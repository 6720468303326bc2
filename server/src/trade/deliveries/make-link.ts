import { orderStatus } from '@mall/contract/trade/order';
import { randomBytes } from 'node:crypto';
import { deliveryStatus } from '@mall/contract/trade/delivery';
import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { dayMs } from '@mall/contract/core/time';
import { type Noted, recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import { hashToken } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids/ids.ts';
import { pictureOf } from '../payments/qr-picture.ts';
import type { Locked } from './lock.queries.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { clock } from '../../platform/clock/clock.ts';

const tokenBytes = 32;

/**
 * Creates a link to the installer's page. Only the token's hash is stored, and the token comes after the # of
 * the address: no server logs it.
 */
export const makeLink = async (
  tx: Tx,
  delivery: Locked,
  seller: Seller,
  { days, publicUrl }: { days: number; publicUrl: string },
): Promise<Output<'delivery.makeLink'>> => {
  if (delivery.status === deliveryStatus.accepted || delivery.order.status === orderStatus.cancelled)
    throw new Refusal('delivery.notAllowed', { status: delivery.status });
  const id = newId();
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = new Date(clock.nowMs() + days * dayMs);
  await tx
    .insertInto('delivery_links')
    .values({
      id,
      delivery_id: delivery.id,
      token_hash: hashToken(token),
      created_by: seller.caller.memberId,
      expires_at: expiresAt,
    })
    .execute();
  await noteLink(tx, seller, 'delivery.makeLink', delivery.id, {
    new: { validUntil: new Date(expiresAt).toISOString() },
    more: { linkId: id },
  });
  const url = `${publicUrl}/installer#${token}`;
  return { id, token, url, expiresAt: expiresAt.toISOString(), qr: await pictureOf(url) };
};

/**
 * A link reveals an address and a phone number to everybody who has it: the person who created it is
 * recorded.
 */
export const noteLink = (
  tx: Tx,
  { caller, scope }: Seller,
  action: 'delivery.makeLink' | 'delivery.revokeLink',
  deliveryId: string,
  told: Pick<Noted, 'new' | 'more'>,
) => recordAudit(tx, caller, scope.shopId, { action, object: `delivery:${deliveryId}`, ...told });
