import { webhookLimits } from '@mall/contract/core/webhook';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import type { SellerScope } from '../http/seller.ts';
import { isOf } from './endpoints.queries.ts';

export type EndpointContent = {
  readonly url: string;
  readonly note: string;
  readonly events: readonly string[];
};

/** Adds an address of a seller. Throws webhook.tooMany. */
export const createEndpoint = async (
  tx: Tx,
  { shopId }: SellerScope,
  { id, content, sealed, by }: { id: string; content: EndpointContent; sealed: string; by: string },
): Promise<void> => {
  await expectRoom(tx, { shopId });
  await tx
    .insertInto('webhook_endpoints')
    .values({
      id,
      shop_id: shopId,
      url: content.url,
      note: content.note,
      events: [...content.events],
      secret: sealed,
      created_by: by,
    })
    .execute();
};

/** Throws webhook.tooMany when a seller has all the addresses it may have; two who add one at once wait for each other. */
export const expectRoom = async (tx: Tx, scope: SellerScope): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${scope.shopId ?? ''}`}, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom('webhook_endpoints')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(isOf(scope))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= webhookLimits.endpoints) throw new Refusal('webhook.tooMany');
};
