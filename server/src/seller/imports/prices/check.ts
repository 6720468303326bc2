import { readUnits } from '@mall/contract/core/money';
import { numId } from '@mall/contract/core/read-query';
import { shopJob } from '@mall/contract/seller/shop-job';
import { overrideLimits, type PriceTerms } from '@mall/contract/catalog/shop-price';
import type { StoredJobProblem, StoredPriceRow } from '../../../platform/db/schema.ts';
import { firstCharacters } from '../../../platform/i18n/storable.ts';
import { planSku } from '../../prices/overlay/plan.ts';
import type { PricedSku } from '../../prices/overlay/priced.queries.ts';
import type { SentPrice, SentPrices } from './read-prices.ts';
import type { FaultKey } from '../core/faults.ts';

/** The goods that a shop can price, and the terms that it applies to the platform's prices. */
export type Pricing = { readonly skus: readonly PricedSku[]; readonly terms: PriceTerms };
export type Checked = {
  ready: StoredPriceRow[];
  same: number;
  wrong: number;
  problems: StoredJobProblem[];
  back: number[];
};

type Fault = { column: 'sku' | 'price'; problem: FaultKey; detail?: Record<string, string | number> };
const longestQuote = 40;

/** The ids in a file, as far as they can be ids. */
export const namedSkus = ({ rows }: SentPrices): number[] => [
  ...new Set(
    rows
      .map(({ cells }) => cells.sku)
      .filter((sku) => numId.test(sku))
      .map(Number),
  ),
];

/**
 * Decides for every row whether its price can be set (decisions 2.4), or what is wrong where. A row without a
 * price, or with the current price, changes nothing. Pure.
 */
export const checkPrices = (sent: SentPrices, { skus, terms }: Pricing): Checked => {
  const known = new Map(skus.map((sku) => [String(sku.id), sku]));
  const checked: Checked = { ready: [], same: 0, wrong: 0, problems: [], back: [] };
  const firstRows = new Map<string, number>();
  for (const line of sent.rows) {
    const found = verdict(line, { known, terms, firstRows });
    if (found === 'same') checked.same += 1;
    else if ('price' in found) checked.ready.push(found);
    else {
      checked.wrong += 1;
      checked.back.push(line.row);
      const { column, ...rest } = found;
      if (checked.problems.length < shopJob.keptProblems)
        checked.problems.push({ row: line.row, column: sent.titles[column] ?? '', ...rest });
    }
  }
  return checked;
};

type Knowing = {
  readonly known: ReadonlyMap<string, PricedSku>;
  readonly terms: PriceTerms;
  /** The first row of each SKU. */
  readonly firstRows: Map<string, number>;
};

const verdict = (
  { row, cells: { sku, price }, formulas: [formula] }: SentPrice,
  { known, terms, firstRows }: Knowing,
): StoredPriceRow | Fault | 'same' => {
  if (formula !== undefined) return { column: formula, problem: 'formula' };
  if (price === '') return 'same';
  if (sku === '') return { column: 'sku', problem: 'skuMissing' };
  const now = known.get(sku);
  if (now === undefined)
    return { column: 'sku', problem: 'skuUnknown', detail: { text: firstCharacters(sku, longestQuote) } };
  const first = firstRows.get(sku);
  if (first !== undefined) return { column: 'sku', problem: 'skuTwice', detail: { first } };
  firstRows.set(sku, row);
  const amount = readUnits(price);
  if (amount === undefined)
    return { column: 'price', problem: 'notAmount', detail: { text: firstCharacters(price, longestQuote) } };
  const { old, platformPrice, problem } = planSku(now, { how: 'price', price: amount }, terms);
  if (amount === old) return 'same';
  if (problem === null) return { skuId: sku, price: amount };
  const { min, max } = overrideLimits(platformPrice);
  if (problem === 'belowPlatform') return { column: 'price', problem, detail: { amount: min } };
  return problem === 'tooHigh'
    ? { column: 'price', problem, detail: { amount: max } }
    : { column: 'price', problem };
};
