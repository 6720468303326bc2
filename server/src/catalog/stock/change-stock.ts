import { Refusal } from '@mall/contract/core/refusals';
import { type StockReason, stockLimits } from '@mall/contract/seller/stock';
import { sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { lockStock } from './lock-stock.queries.ts';

/** What a person does with the stock of one SKU: so many pieces more, or less. */
export type HandMove = {
  readonly skuId: number;
  readonly change: number;
  readonly reason: StockReason;
  readonly note: string;
  readonly by: string;
};

/**
 * Adds pieces to a SKU of a seller or takes some away, never what is held. Gives what is on hand afterwards. Throws
 * missing, stock.held, stock.tooMany.
 */
export const changeStock = async (tx: Tx, scope: SellerScope, move: HandMove): Promise<number> => {
  const { skuId, change, reason, note, by } = move;
  const id = newId();
  const { rows } = await sql<{ stock: number }>`
    with changed as (
      update skus s set stock = s.stock + ${change}::int from products p
      where s.id = ${skuId} and p.id = s.product_id and ${ofSeller('p.shop_id', scope)} and s.offered
        and s.stock + ${change}::int between s.held and ${stockLimits.most}::int
      returning s.id, s.stock),
    moves as (
      insert into stock_moves (id, sku_id, delta, reason, ref, note, by)
      select ${id}, id, ${change}::int, ${reason}, ${id}, ${note}, ${by} from changed)
    select stock from changed`.execute(tx);
  const [changed] = rows;
  if (changed !== undefined) return changed.stock;
  const [sku] = await lockStock(tx, scope, [skuId]);
  if (sku === undefined) throw new Refusal('missing');
  if (change > 0) throw new Refusal('stock.tooMany', { max: stockLimits.most });
  throw new Refusal('stock.held', { held: sku.held, onHand: sku.stock, most: sku.stock - sku.held });
};
