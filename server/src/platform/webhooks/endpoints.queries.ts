import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import type { SellerScope } from '../http/seller.ts';

/** What waits is counted to this. */
const mostCounted = 100;

/** That an address belongs to this seller. The index has '' for the mall. */
export const isOf = ({ shopId }: SellerScope): RawBuilder<boolean> =>
  sql<boolean>`coalesce(shop_id, '') = ${shopId ?? ''}`;

const endpoints = (reader: Reader, scope: SellerScope) =>
  reader
    .selectFrom('webhook_endpoints as e')
    .select([
      ...(['e.id', 'e.version', 'e.url', 'e.note', 'e.events', 'e.enabled', 'e.off_because'] as const),
      ...(['e.failing_since', 'e.old_until', 'e.arrived_at', 'e.created_at'] as const),
    ])
    .select(
      sql<number>`(select count(*)::int from (select from webhook_sends s where s.endpoint_id = e.id
        and s.state in ('waiting', 'sending') limit ${mostCounted}) w)`.as('waiting'),
    )
    .where(isOf(scope))
    .where('e.removed_at', 'is', null);

/** The addresses of a seller, in the order in which they were added. */
export const endpointsOf = (reader: Reader, scope: SellerScope) =>
  endpoints(reader, scope).orderBy('e.created_at').orderBy('e.id').execute();

export const endpointOf = (reader: Reader, scope: SellerScope, id: string) =>
  endpoints(reader, scope).where('e.id', '=', id).executeTakeFirst();

export type EndpointRow = Awaited<ReturnType<typeof endpointsOf>>[number];
