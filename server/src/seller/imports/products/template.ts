import { Readable } from 'node:stream';
import type { Language } from '@mall/contract/core/languages';
import { shopJob } from '@mall/contract/seller/shop-job';
import { writeXlsx } from 'hucre/xlsx';
import type { Reader } from '../../../platform/db/open.ts';
import { columnLetters } from '../../../platform/spreadsheets/read.ts';
import { say } from '../phrases.ts';
import { choiceNames } from './choices.queries.ts';
import { type GoodsColumn, goodsColumns, goodsTitle } from './columns.ts';

const chosen = ['category', 'brand', 'unit'] as const satisfies readonly GoodsColumn[];

/**
 * An empty list of products; its second sheet has the choices for the cells of categories, brands and units.
 */
export const goodsTemplate = async (
  reader: Reader,
  shopId: string | null,
  language: Language,
): Promise<Readable> => {
  // The page of shops has no place yet for the pictures that would come with them.
  const columns = goodsColumns.filter((column) => shopId === null || column !== 'pictures');
  const names = await choiceNames(reader, shopId, language);
  const lists = [names.categories, names.brands, names.units];
  const longest = Math.max(...lists.map((list) => list.length));
  const choices = say('products.choices', language);
  const file = await writeXlsx({
    sheets: [
      {
        name: say('products.sheet', language),
        freezePane: { rows: 1 },
        columns: columns.map((column) => ({ width: column === 'detail' ? 40 : 18 })),
        rows: [columns.map((column) => goodsTitle(column, language))],
        dataValidations: chosen.map((column, at) => {
          const letters = columnLetters(columns.indexOf(column));
          const [source, last] = [columnLetters(at), (lists[at]?.length ?? 0) + 1];
          return {
            type: 'list' as const,
            allowBlank: true,
            range: `${letters}2:${letters}${shopJob.importGoodsRows + 1}`,
            formula1: `'${choices}'!$${source}$2:$${source}$${last}`,
          };
        }),
      },
      {
        name: choices,
        freezePane: { rows: 1 },
        columns: chosen.map(() => ({ width: 28 })),
        rows: [
          chosen.map((column) => goodsTitle(column, language)),
          ...Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? null)),
        ],
      },
    ],
  });
  return Readable.from([Buffer.from(file)], { objectMode: false });
};
