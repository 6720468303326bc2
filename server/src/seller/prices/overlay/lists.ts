import { pickText } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { writeFactor } from '@mall/contract/catalog/shop-price';
import type { Db } from '../../../platform/db/open.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { termsOf } from '../../../catalog/index.ts';
import type { Parts } from './parts.ts';
import { countGoods, goodsPage } from './find.queries.ts';
import { toGoods, toSkuPrice } from './present.ts';
import { goodsRows, priceRows } from './queries.ts';

/** One page of the mall's goods as the shop displays and prices them, with the count of each state. */
export const listGoods = async (
  db: Db,
  caller: Staff,
  list: Input<'shopGoods.list'>,
): Promise<Output<'shopGoods.list'>> => {
  const { shopId } = caller.staff;
  const terms = await termsOf(db, shopId);
  const { counts, words } = await countGoods(db, shopId, list);
  const total = counts[list.state];
  const ids = await goodsPage(db, shopId, list, { words, total });
  const rows = await goodsRows(db, shopId, ids);
  return {
    list: rows.map((row) => toGoods(row, caller, terms)),
    total,
    page: list.page,
    size: list.size,
    counts,
    priceFactor: writeFactor(terms.factor),
    ending: terms.ending,
  };
};

/** One page of the shop's price list. */
export const listPrices = async (
  parts: Parts,
  caller: Staff,
  list: Input<'shopGoods.prices'>,
): Promise<Output<'shopGoods.prices'>> => {
  const { shopId } = caller.staff;
  const terms = await termsOf(parts.db, shopId);
  const { rows, all, own } = await priceRows(parts, shopId, list);
  const counts = { all, own, default: all - own };
  return {
    list: rows.map((row) => ({
      ...toSkuPrice(row, caller, terms, row.images[0]),
      productId: String(row.product_id),
      goodsNo: row.goods_no,
      name: pickText(row.name, caller.language).text,
      review: row.review_status,
    })),
    total: counts[list.only],
    page: list.page,
    size: list.size,
    counts,
    priceFactor: writeFactor(terms.factor),
    ending: terms.ending,
  };
};
