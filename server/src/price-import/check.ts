import { type Money, readUnits } from '@mall/contract/money';
import { numId } from '@mall/contract/read-query';
import { shopJob } from '@mall/contract/shop-job';
import type { StoredJobProblem, StoredPriceRow } from '../db/schema.ts';
import { priceProblem } from '../pricing/set-prices.ts';
import type { SentPrice, SentPrices } from './read-prices.ts';
import type { RowProblemKey } from './words.ts';

/** What a SKU of the shop's goods costs now. */
export type PricedSku = { readonly platformPrice: Money; readonly shopPrice: Money };
export type Checked = {
  ready: StoredPriceRow[];
  same: number;
  wrong: number;
  problems: StoredJobProblem[];
};

type Fault = { column: 'sku' | 'price'; problem: RowProblemKey; detail?: Record<string, string | number> };
const longestQuote = 40;

/** The ids that a file names, as far as they can be ids. */
export const namedSkus = ({ rows }: SentPrices): string[] => [
  ...new Set(rows.map(({ sku }) => sku).filter((sku) => numId.test(sku))),
];

/**
 * Says of every row whether its price can be set (decisions 2.4), or what is wrong where. A row without a price, or with the
 * price that holds already, changes nothing. Pure.
 */
export const checkPrices = (sent: SentPrices, skus: ReadonlyMap<string, PricedSku>): Checked => {
  const checked: Checked = { ready: [], same: 0, wrong: 0, problems: [] };
  const firstRows = new Map<string, number>();
  for (const line of sent.rows) {
    const found = verdict(line, skus, firstRows);
    if (found === 'same') checked.same += 1;
    else if ('price' in found) checked.ready.push(found);
    else {
      checked.wrong += 1;
      const { column, ...rest } = found;
      if (checked.problems.length < shopJob.keptProblems)
        checked.problems.push({ row: line.row, column: sent.titles[column], ...rest });
    }
  }
  return checked;
};

const verdict = (
  { row, sku, price, formula }: SentPrice,
  skus: ReadonlyMap<string, PricedSku>,
  firstRows: Map<string, number>,
): StoredPriceRow | Fault | 'same' => {
  if (formula !== null) return { column: formula, problem: 'formula' };
  if (price === '') return 'same';
  if (sku === '') return { column: 'sku', problem: 'skuMissing' };
  const now = skus.get(sku);
  if (now === undefined)
    return { column: 'sku', problem: 'skuUnknown', detail: { text: sku.slice(0, longestQuote) } };
  const first = firstRows.get(sku);
  if (first !== undefined) return { column: 'sku', problem: 'skuTwice', detail: { first } };
  firstRows.set(sku, row);
  const amount = readUnits(price);
  if (amount === undefined)
    return { column: 'price', problem: 'notAmount', detail: { text: price.slice(0, longestQuote) } };
  if (amount === now.shopPrice) return 'same';
  const wrong = priceProblem(amount, now.platformPrice);
  return wrong === null
    ? { skuId: sku, price: amount }
    : { column: 'price', problem: wrong.problem, detail: { amount: wrong.limit } };
};
