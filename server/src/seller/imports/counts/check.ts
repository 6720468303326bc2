import type { Texts } from '@mall/contract/core/languages';
import { numId } from '@mall/contract/core/read-query';
import { shopJob } from '@mall/contract/seller/shop-job';
import { stockLimits } from '@mall/contract/seller/stock';
import type { StoredCount, StoredJobProblem, StoredOutcome } from '../../../platform/db/schema.ts';
import { firstCharacters } from '../../../platform/i18n/storable.ts';
import type { FaultKey } from '../core/faults.ts';
import type { Sent, SentRow } from '../core/titled.ts';
import type { CountColumn } from './columns.ts';

/** A SKU that can be counted: its stock now, and what it is called. */
export type CountedSku = {
  readonly id: number;
  readonly name: Texts;
  readonly spec_text: Texts;
  readonly stock: number;
  readonly held: number;
};
type Checked = {
  ready: StoredCount[];
  same: number;
  wrong: number;
  problems: StoredJobProblem[];
  back: number[];
  outcomes: StoredOutcome[];
};
type Fault = { column: CountColumn; problem: FaultKey; detail?: Record<string, string | number> };
const longestQuote = 40;

/** The SKUs that a sheet names, as far as they can be any. */
export const namedSkus = ({ rows }: Sent<CountColumn>): number[] => [
  ...new Set(rows.flatMap(({ cells: { sku } }) => (numId.test(sku) ? [Number(sku)] : []))),
];

/**
 * Decides for every row whether its count can be taken, and what it would change, or what is wrong where. A row in which
 * nothing was counted changes nothing, and is not told. Pure.
 */
export const checkCounts = (
  sent: Sent<CountColumn>,
  skus: readonly CountedSku[],
  nameOf: (sku: CountedSku) => string,
): Checked => {
  const known = new Map(skus.map((sku) => [String(sku.id), sku]));
  const checked: Checked = { ready: [], same: 0, wrong: 0, problems: [], back: [], outcomes: [] };
  const firstRows = new Map<string, number>();
  for (const line of sent.rows) {
    const { row, cells } = line;
    const sku = known.get(cells.sku);
    const found = verdict(line, sku, firstRows);
    const name = sku === undefined ? '' : nameOf(sku);
    if (found === 'uncounted') checked.same += 1;
    else if ('counted' in found) {
      const { expected: from, counted: to } = found;
      checked.ready.push(found);
      checked.outcomes.push({ row, as: from === to ? 'same' : 'changed', name, count: { from, to } });
    } else {
      const { column, ...rest } = found;
      checked.wrong += 1;
      checked.back.push(row);
      checked.outcomes.push({ row, as: 'wrong', name });
      if (checked.problems.length < shopJob.keptProblems)
        checked.problems.push({ row, column: sent.titles[column] ?? '', ...rest });
    }
  }
  return checked;
};

const verdict = (
  { row, cells: { sku, onHand, counted }, formulas }: SentRow<CountColumn>,
  now: CountedSku | undefined,
  firstRows: Map<string, number>,
): StoredCount | Fault | 'uncounted' => {
  const [formula] = formulas;
  if (counted === '' && !formulas.includes('counted')) return 'uncounted';
  if (formula !== undefined) return { column: formula, problem: 'formula' };
  if (sku === '') return { column: 'sku', problem: 'skuMissing' };
  if (now === undefined)
    return { column: 'sku', problem: 'skuUnknown', detail: { text: firstCharacters(sku, longestQuote) } };
  const first = firstRows.get(sku);
  if (first !== undefined) return { column: 'sku', problem: 'skuTwice', detail: { first } };
  firstRows.set(sku, row);
  if (onHand === '') return { column: 'onHand', problem: 'missing' };
  const [expected, pieces] = [piecesOf(onHand), piecesOf(counted)];
  if (expected === undefined) return notWhole('onHand', onHand);
  if (pieces === undefined) return notWhole('counted', counted);
  if (expected !== now.stock)
    return { column: 'onHand', problem: 'stockMoved', detail: { onHand: now.stock } };
  if (pieces < now.held) return { column: 'counted', problem: 'stockHeld', detail: { held: now.held } };
  return { skuId: sku, expected, counted: pieces, rows: [row] };
};

const piecesOf = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text) && Number(text) <= stockLimits.most ? Number(text) : undefined;

const notWhole = (column: CountColumn, text: string): Fault => ({
  column,
  problem: 'notWhole',
  detail: { text: firstCharacters(text, longestQuote), min: 0, max: stockLimits.most },
});
