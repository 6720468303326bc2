import { Readable } from 'node:stream';
import type { Language } from '@mall/contract/core/languages';
import { upload } from '@mall/contract/core/limits';
import { shopJob } from '@mall/contract/seller/shop-job';
import { writeXlsx } from 'hucre/xlsx';
import type { Reader } from '../../../platform/db/open.ts';
import { type Choices, choiceSheet } from '../core/choice-sheet.ts';
import { plainText } from '../../../platform/spreadsheets/write.ts';
import { say } from '../phrases.ts';
import { choiceNames } from './choices.queries.ts';
import { type GoodsColumn, goodsColumns, goodsTitle } from './columns.ts';
import type { GoodsCells } from './rows-of.ts';

/** What the cells of categories, brands and units of a seller's list may hold. */
export const goodsChoices = async (
  reader: Reader,
  shopId: string | null,
  language: Language,
): Promise<Choices> => {
  const names = await choiceNames(reader, shopId, language);
  return {
    columns: [
      { titleOf: (one) => goodsTitle('category', one), names: names.categories },
      { titleOf: (one) => goodsTitle('brand', one), names: names.brands },
      { titleOf: (one) => goodsTitle('unit', one), names: names.units },
      { titleOf: (one) => goodsTitle('styles', one), names: names.styles, several: true },
      { titleOf: (one) => goodsTitle('materials', one), names: names.materials, several: true },
      { titleOf: (one) => goodsTitle('labels', one), names: names.labels, several: true },
    ],
    rows: shopJob.importGoodsRows,
  };
};

/** How a list is read, as its third sheet. */
const helpOf = (language: Language) => ({
  name: say('products.help', language),
  columns: [{ width: 120 }],
  rows: (['rows', 'known', 'empty', 'variants', 'lists', 'stock', 'pictures', 'pictureUrls'] as const).map(
    (about) => [say(`products.help.${about}`, language, { max: upload.maxBytes / (1024 * 1024) })],
  ),
});

const widthOf = (column: GoodsColumn): number =>
  column.startsWith('detail.') || column.startsWith('name.') ? 32 : column === 'version' ? 10 : 18;

/**
 * A list of products, empty or with these; its second sheet has the choices for the cells of categories, brands and
 * units.
 */
export const goodsFile = async (
  reader: Reader,
  shopId: string | null,
  language: Language,
  rows: readonly GoodsCells[] = [],
): Promise<Readable> => {
  const titles = goodsColumns.map((column) => goodsTitle(column, language));
  const { sheet, validations } = choiceSheet(await goodsChoices(reader, shopId, language), titles, language);
  const file = await writeXlsx({
    sheets: [
      {
        name: say('products.sheet', language),
        freezePane: { rows: 1 },
        columns: goodsColumns.map((column) => ({
          width: widthOf(column),
          ...(isAmount(column) ? { numFmt: '#,##0.00' } : {}),
        })),
        rows: [titles, ...rows.map((row) => goodsColumns.map((column) => cellOf(row[column])))],
        dataValidations: validations,
      },
      sheet,
      helpOf(language),
    ],
  });
  return Readable.from([Buffer.from(file)], { objectMode: false });
};

const isAmount = (column: GoodsColumn): boolean => ['price', 'supply', 'freight'].includes(column);

const cellOf = (value: GoodsCells[GoodsColumn]): string | number | null =>
  value === undefined || value === '' ? null : typeof value === 'string' ? plainText(value) : value;
