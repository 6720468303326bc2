import { billLinesOf } from '@mall/contract/catalog/design';
import { bps, money } from '@mall/contract/core/money';
import { dayMs } from '@mall/contract/core/time';
import { json, type Tx } from '../platform/db/open.ts';
import { newId, newOrderNo } from '../platform/ids/ids.ts';
import type { People } from './people.ts';

/** Of the platform's price, in basis points: a tenth below the shop's usual price. */
const offeredAt = 13_500;

/** The bedroom that the shop's sales set up for the member, with all pieces of it in stock. */
export const writeOfferedRoom = async (tx: Tx, { ids, shopId }: People): Promise<void> => {
  const room = await tx
    .selectFrom('design_cases')
    .select(['title', 'plan'])
    .where('room', '=', 'bedroom')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (room === undefined) return;
  const wanted = billLinesOf(room.plan.items);
  const skus = await tx
    .selectFrom('skus')
    .select(['id', 'price', 'stock', 'held'])
    .where(
      'id',
      'in',
      wanted.map(({ skuId }) => Number(skuId)),
    )
    .execute();
  const lines = wanted.flatMap(({ skuId, qty }) => {
    const sku = skus.find(({ id }) => String(id) === skuId);
    return sku === undefined || sku.stock - sku.held < qty ? [] : [{ sku, qty }];
  });
  const id = newId();
  await tx
    .insertInto('quotes')
    .values({
      id,
      no: newOrderNo(),
      want_id: null,
      design_name: room.title.zh,
      plan: json(room.plan),
      shop_id: shopId,
      user_id: ids.member,
      freight: 0,
      note: '按您家卧室的尺寸搭好了，含送货和安装。',
      valid_until: new Date(Date.now() + 14 * dayMs),
      created_by: ids.staff,
    })
    .execute();
  await tx
    .insertInto('quote_lines')
    .values(
      lines.map(({ sku, qty }, idx) => ({
        quote_id: id,
        idx,
        sku_id: sku.id,
        qty,
        unit_price: bps(money(sku.price), offeredAt),
      })),
    )
    .execute();
};
