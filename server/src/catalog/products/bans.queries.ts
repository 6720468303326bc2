import { type BanReason, banReasons } from '@mall/contract/catalog/product-ban';
import type { Output } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';

/** The open ban of a product, as its row is read into JSON. */
export type BanRow = {
  readonly id: string;
  readonly reason: string;
  readonly text: string;
  readonly at: string;
};
export type ShownBan = NonNullable<Output<'ownGoods.detail'>['ban']>;

/** A column with the open ban of product `id`, null without one. */
export const openBan = (id: RawBuilder<unknown>): RawBuilder<BanRow | null> => sql<BanRow | null>`
    (select jsonb_build_object('id', b.id, 'reason', b.reason, 'text', b.note, 'at', b.banned_at)
      from product_bans b where b.product_id = ${id} and b.lifted_at is null)`;

/** The same as its seller and the mall read it. */
export const toBan = (row: BanRow | null): ShownBan | null =>
  row === null
    ? null
    : { ...row, reason: isReason(row.reason) ? row.reason : 'other', at: new Date(row.at).toISOString() };

const isReason = (text: string): text is BanReason => banReasons.some((one) => one === text);
