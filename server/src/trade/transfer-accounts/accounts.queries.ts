import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { mediaSecret } from '../../platform/media/secret.queries.ts';

/** That an account belongs to this seller. The index has '' for the mall. */
export const isOf = ({ shopId }: SellerScope): RawBuilder<boolean> =>
  sql<boolean>`coalesce(shop_id, '') = ${shopId ?? ''}`;

const accounts = (reader: Reader, scope: SellerScope) =>
  reader
    .selectFrom('transfer_accounts')
    .select([
      ...(['id', 'version', 'bank', 'holder', 'number', 'branch', 'note'] as const),
      ...(['currency', 'qr_url', 'enabled'] as const),
    ])
    // Signs the address of the picture: `signedAddress`.
    .select(mediaSecret.as('secret'))
    .where(isOf(scope))
    .where('removed_at', 'is', null);

/** The accounts of a seller, in the order in which buyers see them. */
export const accountsOf = (reader: Reader, scope: SellerScope) =>
  accounts(reader, scope).orderBy('position').orderBy('created_at').orderBy('id').execute();

export type AccountRow = Awaited<ReturnType<typeof accountsOf>>[number];

export const accountOf = (reader: Reader, scope: SellerScope, id: string) =>
  accounts(reader, scope).where('id', '=', id).executeTakeFirst();

/** Those that the buyer of an order of this seller may transfer to; none of a shop that is suspended, where nobody could confirm it. */
export const accountsFor = (
  reader: Reader,
  { shopId, currency }: { readonly shopId: string | null; readonly currency: string },
) =>
  accounts(reader, { shopId })
    .where('enabled', '=', true)
    .where('currency', '=', currency)
    .where((row) =>
      row.or([
        row('shop_id', 'is', null),
        row.exists(
          row
            .selectFrom('shops')
            .select('shops.id')
            .whereRef('shops.id', '=', 'transfer_accounts.shop_id')
            .where('shops.status', '=', 'open'),
        ),
      ]),
    )
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Whether a seller (null: the mall) has an account that is on for a currency; both are columns or values. */
export const hasAccount = (shopId: unknown, currency: unknown): RawBuilder<boolean> => sql<boolean>`exists (
  select from transfer_accounts a where coalesce(a.shop_id, '') = coalesce(${shopId}::text, '') and a.removed_at is null
    and a.enabled and a.currency = ${currency})`;
