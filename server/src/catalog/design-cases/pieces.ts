import { pickText } from '@mall/contract/core/languages';
import type { Input, Item, Output } from '@mall/contract/operations';
import { categoryRows, withBelow } from '../products/categories.queries.ts';
import { findPage, type ListSource, withKeyword } from '../products/lists.queries.ts';
import type { View } from '../products/visible.queries.ts';
import type { Reader } from '../../platform/db/open.ts';
import { loadPriceables, type Priceable } from '../pricing/priceables.queries.ts';
import { firstSkus, type PieceRow, pieceRows } from './piece.queries.ts';

export type Piece = Item<'design.pieces'>;

/** Pieces by SKU: their drawings, and their prices in this shop. Unknown SKUs are not in the answer. */
export const loadPieces = async (
  reader: Reader,
  view: View,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, { piece: Piece; priceable: Priceable }>> => {
  const rows = await pieceRows(reader, skuIds);
  const priceables = await loadPriceables(reader, view.shop, skuIds.map(String));
  return new Map(
    rows.flatMap((row) => {
      const priceable = priceables.get(String(row.id));
      return priceable === undefined
        ? []
        : [[row.id, { piece: toPiece(row, priceable, view), priceable }] as const];
    }),
  );
};

/** A page of the planner's shelf: one SKU of each product that fits. */
export const listPieces = async (
  source: ListSource,
  view: View,
  { keyword, categoryId, ...query }: Input<'design.pieces'>,
): Promise<Output<'design.pieces'>> => {
  const { db } = source;
  const find = {
    ...query,
    categoryIds: categoryId === undefined ? undefined : withBelow(await categoryRows(db), Number(categoryId)),
    inStock: true,
    sort: 'comprehensive' as const,
    order: 'desc' as const,
  };
  const { ids, total } = await withKeyword(
    source,
    view.shop,
    { typed: keyword ?? '', exact: false },
    find,
    (asked) => findPage(source, view.shop, asked),
  );
  const skuIds = await firstSkus(db, ids);
  const pieces = await loadPieces(db, view, skuIds);
  const list = skuIds.flatMap((id) => pieces.get(id)?.piece ?? []);
  return { list, total, page: query.page, size: query.size };
};

const toPiece = (row: PieceRow, { prices, stock }: Priceable, { language }: View): Piece => ({
  skuId: String(row.id),
  productId: String(row.product_id),
  name: pickText(row.name, language).text,
  specText: pickText(row.spec_text, language).text,
  image: row.image,
  price: prices.shopPrice,
  memberPrice: prices.memberPrice,
  size: { w: row.w, d: row.d, h: row.h },
  mount: row.mount,
  figure: row.figure,
  colour: colourOf(row),
  stock: Math.max(0, stock),
  leadDays: row.lead_days,
});

/** The colour of the first of its values that has one. */
const colourOf = ({ specs, value_ids }: PieceRow): string | null =>
  specs.flatMap(({ values }) => values).find(({ id, colour }) => colour !== null && value_ids.includes(id))
    ?.colour ?? null;
