import { Refusal } from '@mall/contract/core/refusals';
import type { Item, Output } from '@mall/contract/operations';
import type { ShownKind } from '../core/kind.ts';
import { diffOf } from './changes.ts';
import { publishGoods } from './publish.ts';
import { goodsColumns, type GoodsFilter, type GoodsRow, hasWord, narrowed } from './queries.ts';
import { forReader, typedBy } from './supply.ts';
import { problemsOf, refuseUnknown } from './rules.ts';
import { asOfNow, contentOf, liveOf, toGoods, toGoodsRow } from './present.ts';

/** A seller's own products (docs/features/own-products-packages-cases.md). */
export const goodsKind: ShownKind<GoodsRow, GoodsFilter, Item<'ownGoods.list'>, Output<'ownGoods.detail'>> = {
  name: 'goods',
  table: 'own_goods',
  published: { table: 'products', shown: 'on_sale', id: 'product_id', before: 'sold_before' },
  columns: goodsColumns,
  most: 5000,
  refusals: {
    incomplete: 'goods.incomplete',
    changedElsewhere: 'goods.changedElsewhere',
    inReview: 'goods.inReview',
    notNow: 'goods.notNow',
    reasonMissing: 'goods.reasonMissing',
    tooMany: 'goods.tooMany',
  },
  messageId: 'goodsId',
  raises: ['catalogue', 'prices', 'stock'],
  nameOf: ({ name }) => name,
  refuseUnknown,
  problems: (tx, row) => problemsOf(tx, row.shop_id, asOfNow(row, row.content)),
  changes: (row) => diffOf(liveOf(row), asOfNow(row, row.content)),
  refuseShown: ({ ban }) => {
    if (ban !== null) throw new Refusal('goods.banned', { reason: ban.reason });
  },
  noteShown: (onSale) => ({ action: 'goods.sell', old: { onSale: !onSale }, new: { onSale } }),
  publish: publishGoods,
  copyOf: (row) => {
    const content = contentOf(row);
    return { ...content, skus: content.skus.map((sku) => ({ ...sku, was: null, no: '' })), sales: 0 };
  },
  narrowed: (filter) => narrowed(filter),
  searched: (filter) => (filter.keyword === '' ? null : narrowed(filter, hasWord)),
  itemsOf: async (_reader, _rows, language) => (row) => toGoodsRow(row, language),
  forReader,
  typedBy,
  toDetail: toGoods,
};
