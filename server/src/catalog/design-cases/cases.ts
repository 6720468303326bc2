import { billLinesOf } from '@mall/contract/catalog/design';
import { pickText } from '@mall/contract/core/languages';
import { sum, times } from '@mall/contract/core/money';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { View } from '../products/visible.queries.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { StoredHotspot } from '../../platform/db/schema.ts';
import {
  caseFacet,
  type CaseRow,
  caseRows,
  caseWith,
  inRoom,
  inRoomAndStyle,
  inStyle,
} from './case.queries.ts';
import { loadPieces } from './pieces.ts';

type Listed = Output<'designCase.list'>;

/**
 * Design cases by room and style, with the count of each; a hotspot whose piece is not sold here is left out.
 */
export const listCases = async (
  reader: Reader,
  view: View,
  { page, size, room, style }: Input<'designCase.list'>,
): Promise<Listed> => {
  const [rows, rooms, styles] = await Promise.all([
    caseRows(reader, view, inRoomAndStyle(room, style), { page, size }),
    caseFacet(reader, view, 'room', inStyle(style)),
    caseFacet(reader, view, 'style', inRoom(room)),
  ]);
  const sold = await piecesOf(reader, view, rows);
  return {
    list: rows.map((row) => present(view, row, sold)),
    total: rows[0]?.total ?? 0,
    page,
    size,
    rooms,
    styles,
  };
};

/** One case with its plan. Refuses `missing`. */
export const caseDetail = async (
  reader: Reader,
  view: View,
  id: number,
): Promise<Output<'designCase.detail'>> => {
  const [row] = await caseRows(reader, view, caseWith(id), { page: 1, size: 1 });
  if (row === undefined) throw new Refusal('missing');
  const sold = await piecesOf(reader, view, [row]);
  const shown = present(view, row, sold);
  const pictures =
    row.pictures.length === 0
      ? [{ url: row.banner || row.cover, ...usualBanner, hotspots: shown.hotspots }]
      : row.pictures.map(({ hotspots, ...picture }) => ({ ...picture, hotspots: spotsOf(hotspots, sold) }));
  return { ...shown, plan: row.plan, pictures };
};

/** The SKUs of these cases and their plans that this shop sells. */
const piecesOf = async (reader: Reader, view: View, rows: readonly CaseRow[]): Promise<Sold> => {
  const pieces = await loadPieces(
    reader,
    view,
    rows.flatMap(({ hotspots, pictures, plan }) => [
      ...[hotspots, ...pictures.map((picture) => picture.hotspots)].flat().map(({ skuId }) => skuId),
      ...billLinesOf(plan.items).map(({ skuId }) => Number(skuId)),
    ]),
  );
  return (skuId) => {
    const found = pieces.get(skuId);
    return found === undefined || found.priceable.invalidReason !== null ? [] : [found];
  };
};

type Found = NonNullable<ReturnType<Awaited<ReturnType<typeof loadPieces>>['get']>>;
type Sold = (skuId: number) => Found[];

/** The wide picture of a case without pictures of its own, in px. */
export const usualBanner = { w: 1280, h: 427 } as const;

const spotsOf = (hotspots: readonly StoredHotspot[], sold: Sold) =>
  hotspots.flatMap(({ x, y, skuId }) => sold(skuId).map(({ piece }) => ({ x, y, piece })));

const present = (view: View, row: CaseRow, sold: Sold): Listed['list'][number] => {
  const lines = billLinesOf(row.plan.items).flatMap(({ skuId, qty }) =>
    sold(Number(skuId)).map(({ priceable: { prices } }) => ({ qty, prices })),
  );
  return {
    id: String(row.id),
    title: pickText(row.title, view.language).text,
    intro: pickText(row.intro, view.language).text,
    room: row.room,
    style: row.style,
    cover: row.cover,
    banner: row.banner,
    area: row.area,
    hotspots: spotsOf(row.hotspots, sold),
    pieces: lines.reduce((count, { qty }) => count + qty, 0),
    total: sum(lines.map(({ qty, prices }) => times(prices.visitorPrice, qty))),
    memberTotal: sum(lines.map(({ qty, prices }) => times(prices.memberPrice, qty))),
  };
};
