import { billLinesOf } from '@mall/contract/design';
import { pickText } from '@mall/contract/languages';
import { sum, times } from '@mall/contract/money';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import type { View } from '../catalog/visible.ts';
import type { Reader } from '../db/open.ts';
import { caseFacet, caseRows, type CaseRow } from './case-queries.ts';
import { loadPieces } from './pieces.ts';

type Listed = Output<'designCase.list'>;

/** Design cases by room and style, with how many each has; a hotspot whose piece is not sold here is left out. */
export const listCases = async (
  reader: Reader,
  view: View,
  { page, size, room, style }: Input<'designCase.list'>,
): Promise<Listed> => {
  const shown = sql<boolean>`${room ?? null}::text is null or c.room = ${room ?? null}`;
  const styled = sql<boolean>`${style ?? null}::text is null or c.style = ${style ?? null}`;
  const [rows, rooms, styles] = await Promise.all([
    caseRows(reader, view, sql<boolean>`(${shown}) and (${styled})`, { page, size }),
    caseFacet(reader, view, 'room', sql<boolean>`(${styled})`),
    caseFacet(reader, view, 'style', sql<boolean>`(${shown})`),
  ]);
  return { list: await present(reader, view, rows), total: rows[0]?.total ?? 0, page, size, rooms, styles };
};

/** One case with its plan. Refuses `missing`. */
export const caseDetail = async (
  reader: Reader,
  view: View,
  id: number,
): Promise<Output<'designCase.detail'>> => {
  const [row] = await caseRows(reader, view, sql<boolean>`c.id = ${id}`, { page: 1, size: 1 });
  if (row === undefined) throw new Refusal('missing');
  const [shown] = await present(reader, view, [row]);
  if (shown === undefined) throw new Refusal('missing');
  return { ...shown, plan: row.plan };
};

const present = async (reader: Reader, view: View, rows: readonly CaseRow[]): Promise<Listed['list']> => {
  const pieces = await loadPieces(
    reader,
    view,
    rows.flatMap(({ hotspots, plan }) => [
      ...hotspots.map(({ skuId }) => skuId),
      ...billLinesOf(plan.items).map(({ skuId }) => Number(skuId)),
    ]),
  );
  const sold = (skuId: number) => {
    const found = pieces.get(skuId);
    return found === undefined || found.priceable.invalidReason !== null ? [] : [found];
  };
  return rows.map((row) => {
    const hotspots = row.hotspots.flatMap(({ x, y, skuId }) =>
      sold(skuId).map(({ piece }) => ({ x, y, piece })),
    );
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
      hotspots,
      pieces: lines.reduce((count, { qty }) => count + qty, 0),
      total: sum(lines.map(({ qty, prices }) => times(prices.visitorPrice, qty))),
      memberTotal: sum(lines.map(({ qty, prices }) => times(prices.memberPrice, qty))),
    };
  });
};
