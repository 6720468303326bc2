import { type Language, pickText } from '@mall/contract/core/languages';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { StoredDraft, StoredJobProblem, StoredOutcome } from '../../../platform/db/schema.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { Sent } from '../core/titled.ts';
import type { Known } from './choices.queries.ts';
import { type GoodsColumn, sheetLanguage } from './columns.ts';
import { type Finding, isChanged } from './found.ts';
import { asCell } from './named.ts';
import { newProduct } from './new-product.ts';
import { hasTooManyRows, type Rules, tooManyRows } from './product.ts';
import { type Fault, type GoodsLine, readLine } from './read-cells.ts';
import { standingProduct } from './standing-product.ts';

/** Counted in products; problems name rows. */
export type Checked = {
  ready: StoredDraft[];
  /** How many of the ready ones lack nothing. */
  complete: number;
  same: number;
  wrong: number;
  problems: StoredJobProblem[];
  /** The rows of products with a fault. */
  back: number[];
  /** What each row would do. */
  outcomes: StoredOutcome[];
};

type Sender = {
  readonly language: Language;
  readonly seesSupply: boolean;
  /** Whether shoppers may see at once what is complete. */
  readonly publishes: boolean;
};

/**
 * Makes a draft of each new product of a list, and what changes of each that exists: rows with one product number are its
 * variants. A product with an error in any of its rows is left out whole. Pure.
 */
export const checkGoods = (
  sent: Sent<GoodsColumn>,
  known: Known,
  sender: Sender,
  problemsOf: Rules,
): Checked => {
  const checked: Checked = {
    ready: [],
    complete: 0,
    same: 0,
    wrong: 0,
    problems: [],
    back: [],
    outcomes: [],
  };
  const all = sent.rows.map((row) => readLine(row, known));
  const first = firstRows(all);
  const { language } = sender;
  const written = sheetLanguage(sent.titles, language);
  const reads = { ...sender, language: written, texts: known.texts };
  for (const lines of productsIn(all)) {
    const standing = known.standing.get(lines[0]?.group ?? '');
    const product = hasTooManyRows(lines)
      ? tooManyRows(standing?.content.name ?? lines[0]?.name ?? {}, lines)
      : standing === undefined
        ? newProduct(lines, known, written, problemsOf)
        : standingProduct(standing, lines, known, reads, problemsOf);
    const findings = product.findings.map((finding) => ({
      ...finding,
      faults: [...finding.faults, ...numberFaults(finding, first)],
    }));
    const problems = findings.flatMap(({ line, faults }) =>
      faults.map(({ column, ...rest }) => ({ row: line.row, column: sent.titles[column] ?? '', ...rest })),
    );
    const rows = lines.map(({ row }) => row);
    const isWrong = problems.length > 0;
    const isSame =
      !isWrong && standing !== undefined && findings.every((finding) => finding.changes.length === 0);
    if (isWrong) {
      checked.wrong += 1;
      checked.back.push(...rows);
    } else if (isSame) checked.same += 1;
    else {
      checked.ready.push({ rows, ...product.ready });
      if (product.ready.complete === true) checked.complete += 1;
    }
    for (const { line, notes, changes: made } of findings) {
      const at = { row: line.row, name: pickText(toTexts(product.name), language).text };
      if (isWrong) checked.outcomes.push({ ...at, as: 'wrong' });
      else if (standing === undefined) checked.outcomes.push({ ...at, as: 'new' });
      else
        checked.outcomes.push({
          ...at,
          as: made.length > 0 ? 'changed' : 'same',
          columns: made.map(({ column }) => sent.titles[column] ?? ''),
          cells: made.map(({ column, from }) => shortened(from, line.cells[column])),
          notes,
        });
    }
    checked.problems.push(...problems.slice(0, shopJob.keptProblems - checked.problems.length));
  }
  return checked;
};

/** As much of a cell as tells what it would change: a description is long, and may differ at its end alone. */
const shortened = (before: string, after: string): { readonly from: string; readonly to: string } => {
  const [from, to] = [[...before], [...asCell(after)]];
  const found = from.findIndex((character, at) => character !== to[at]);
  const differs = found < 0 ? from.length : found;
  const start = differs < longestCell - shownBefore ? 0 : differs - shownBefore;
  const cut = (text: readonly string[]): string => {
    const shown = text.slice(start, start + longestCell);
    const rest = text.length > start + longestCell;
    return `${start > 0 ? '…' : ''}${(rest ? shown.slice(0, -1) : shown).join('')}${rest ? '…' : ''}`;
  };
  return { from: cut(from), to: cut(to) };
};
const longestCell = 60;
/** Characters that both have before the first that differs, where these are not all. */
const shownBefore = 20;

/** The row in which each article number stands first. */
const firstRows = (lines: readonly GoodsLine[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const { no, row } of lines) if (no !== '' && !first.has(no)) first.set(no, row);
  return first;
};

const numberFaults = (finding: Finding, rows: ReadonlyMap<string, number>): Fault[] => {
  const { no, row } = finding.line;
  const first = rows.get(no) ?? row;
  return first === row || !isChanged(finding, 'no')
    ? []
    : [{ column: 'no', problem: 'noTwice', detail: { first } }];
};

/** A row without a product number is a product of its own. */
const productsIn = (all: readonly GoodsLine[]): GoodsLine[][] => {
  const found = new Map<string, GoodsLine[]>();
  for (const line of all) {
    const key = line.group === '' ? `row ${line.row}` : `no ${line.group}`;
    const lines = found.get(key);
    if (lines === undefined) found.set(key, [line]);
    else lines.push(line);
  }
  return [...found.values()];
};
