import type { Input } from '@mall/contract/operations';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The terms of a quote: its lines, its freight, and the day until which it holds. */
export type Offered = NonNullable<Input<'shopPurchaseRequest.update'>['quote']>;

/** The subject and the owner of a quote; its terms come with the offer. */
export type NewQuote = Pick<Insertable<Schema['quotes']>, 'id' | 'user_id' | 'created_by'> &
  Partial<Pick<Insertable<Schema['quotes']>, 'no' | 'design_id' | 'design_name' | 'plan'>> & {
    readonly want_id: string | null;
    readonly shop_id: string | null;
  };

/** The rows of a quote that was checked. */
export const writeQuote = async (tx: Tx, quote: NewQuote, offered: Offered): Promise<void> => {
  const { freight, note } = offered;
  await tx
    .insertInto('quotes')
    .values({ ...quote, freight, note, valid_until: new Date(offered.validUntil) })
    .execute();
  await tx
    .insertInto('quote_lines')
    .values(
      offered.lines.map(({ skuId, text, qty, unitPrice }, idx) => ({
        quote_id: quote.id,
        idx,
        sku_id: skuId === undefined ? null : Number(skuId),
        text: text ?? '',
        qty,
        unit_price: unitPrice,
      })),
    )
    .execute();
};
