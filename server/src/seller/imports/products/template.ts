import { Readable } from 'node:stream';
import type { Language } from '@mall/contract/core/languages';
import { shopJob } from '@mall/contract/seller/shop-job';
import { writeXlsx } from 'hucre/xlsx';
import type { Reader } from '../../../platform/db/open.ts';
import { type Choices, choiceSheet } from '../core/choice-sheet.ts';
import { say } from '../phrases.ts';
import { choiceNames } from './choices.queries.ts';
import { goodsColumns, goodsTitle } from './columns.ts';

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
    ],
    rows: shopJob.importGoodsRows,
  };
};

/**
 * An empty list of products; its second sheet has the choices for the cells of categories, brands and units.
 */
export const goodsTemplate = async (
  reader: Reader,
  shopId: string | null,
  language: Language,
): Promise<Readable> => {
  const titles = goodsColumns.map((column) => goodsTitle(column, language));
  const { sheet, validations } = choiceSheet(await goodsChoices(reader, shopId, language), titles, language);
  const file = await writeXlsx({
    sheets: [
      {
        name: say('products.sheet', language),
        freezePane: { rows: 1 },
        columns: goodsColumns.map((column) => ({ width: column === 'detail' ? 40 : 18 })),
        rows: [titles],
        dataValidations: validations,
      },
      sheet,
    ],
  });
  return Readable.from([Buffer.from(file)], { objectMode: false });
};
