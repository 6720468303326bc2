import { type Language, pickText } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { mostReportRows, type ReportBy, type ReportGrain } from '@mall/contract/trade/report';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import { maskName } from '../../platform/i18n/mask.ts';
import type { Dimension } from './amounts.ts';
import { foldSales } from './fold-sales.ts';
import { type Days, daysBefore, daysOf, grainOf, isGrain, partsOf, partWith } from './periods.ts';
import { added, netOf, nothing, type Sees, toAmounts } from './present.ts';
import {
  isBehind,
  type Named,
  namesOf,
  type SumRow,
  type Sums,
  sumsByDay,
  sumsByKey,
} from './sums.queries.ts';

/** Who asks for which seller's sales, and what they may see of them. */
export type Asker = { readonly scope: string; readonly sees: Sees; readonly language: Language };
type Question = Input<'mallReport.sales'>;
type Report = Output<'shopReport.sales'>;

/** A row of a report before it is presented: all of them, the strongest or the latest first. */
export type Row = {
  readonly key: string;
  readonly now: Sums;
  readonly before: Sums | null;
};
type InCurrency = {
  readonly currency: string;
  readonly now: Sums;
  readonly before: Sums | null;
  readonly parts: readonly { readonly days: Days; readonly now: Sums; readonly before: Sums | null }[];
  readonly rows: readonly Row[];
};
export type Found = {
  readonly days: Days;
  readonly before: Days | null;
  readonly grain: ReportGrain;
  readonly money: readonly InCurrency[];
};

/** What was sold in the days that are asked for, currency by currency; orders that were paid just now are counted first. */
export const findSales = async (db: Db, { scope }: Asker, question: Question): Promise<Found> => {
  await foldSales(db, { waits: false });
  const days = daysOf(question, dayInShanghai(clock.now()));
  const before = daysBefore(question, days);
  const grain = grainOf(question.by, days);
  const totals = await sumsByDay(db, scope, days);
  const totalsBefore = before === null ? [] : await sumsByDay(db, scope, before);
  const dimension = dimensionOf(question.by);
  const keyed = dimension === null ? [] : await sumsByKey(db, { scope, dimension }, days);
  const keyedBefore =
    dimension === null || before === null ? [] : await sumsByKey(db, { scope, dimension }, before);
  const currencies = [...new Set([...totals, ...totalsBefore].map(({ currency }) => currency))].sort();
  const money = currencies.map((currency) => {
    const inIt = (rows: readonly SumRow[]) => rows.filter((row) => row.currency === currency);
    const parts = partsIn(
      { days, sums: inIt(totals) },
      before && { days: before, sums: inIt(totalsBefore) },
      grain,
    );
    const rows =
      dimension === null
        ? parts.map(({ days: { from }, ...sums }) => ({ key: from, ...sums })).reverse()
        : keysOf(inIt(keyed), before && inIt(keyedBefore));
    const all = (side: readonly Sums[]) => side.reduce(added, nothing);
    return { currency, now: all(inIt(totals)), before: before && all(inIt(totalsBefore)), parts, rows };
  });
  return { days, before, grain, money };
};

/** What is no part of time is summed up under its own name. */
const dimensionOf = (by: ReportBy): Exclude<ReportBy, ReportGrain> | null => (isGrain(by) ? null : by);

type Side = { readonly days: Days; readonly sums: readonly SumRow[] };

/**
 * The parts of a period beside those of the other one, first with first. Months of the other that have no partner count with
 * the last: what is compared is all of it.
 */
const partsIn = (now: Side, before: Side | null, grain: ReportGrain): InCurrency['parts'] => {
  const parts = partsOf(now.days, grain);
  const spread = ({ days, sums }: Side): Sums[] => {
    const own = partsOf(days, grain);
    const filled: Sums[] = parts.map(() => nothing);
    for (const row of sums) {
      const at = Math.min(partWith(own, row.key), parts.length - 1);
      filled[at] = added(filled[at] ?? nothing, row);
    }
    return filled;
  };
  const [filled, filledBefore] = [spread(now), before && spread(before)];
  return parts.map((days, index) => ({
    days,
    now: filled[index] ?? nothing,
    before: filledBefore && (filledBefore[index] ?? nothing),
  }));
};

const keysOf = (now: readonly SumRow[], before: readonly SumRow[] | null): Row[] => {
  const of = (rows: readonly SumRow[]) => new Map(rows.map((row) => [row.key, row]));
  const [current, earlier] = [of(now), of(before ?? [])];
  return (
    [...new Set([...current.keys(), ...earlier.keys()])]
      .map((key) => ({
        key,
        now: current.get(key) ?? nothing,
        before: before && (earlier.get(key) ?? nothing),
      }))
      // By pieces: what a coupon paid for whole was sold too, and a payment that was taken back leaves nothing.
      .filter(({ now: sums, before: sumsBefore }) => sums.pieces !== 0 || (sumsBefore?.pieces ?? 0) !== 0)
      .sort((a, b) => netOf(b.now) - netOf(a.now) || (a.key < b.key ? -1 : 1))
  );
};

/** The names of the keys of rows, in the language of who asks; of people no more than promoters show each other. */
export const namesIn = async (
  db: Db,
  by: ReportBy,
  rows: readonly Row[],
  language: Language,
): Promise<ReadonlyMap<string, { name: string; note: string }>> => {
  const dimension = dimensionOf(by);
  if (dimension === null || dimension === 'region') return new Map();
  const named = await namesOf(
    db,
    dimension,
    rows.map(({ key }) => key),
  );
  return new Map(
    named.map(({ key, name, note }) => [key, { name: textOf(name, language, dimension), note }]),
  );
};

const textOf = (name: Named['name'], language: Language, dimension: Dimension): string => {
  const text = typeof name === 'string' ? name : pickText(name, language).text;
  return dimension === 'promoter' ? maskName(text) : text;
};

/** The names of these shops, as far as they are still there. */
export const shopNames = async (
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> =>
  new Map((await namesOf(db, 'shop', ids)).map(({ key, name }) => [key, textOf(name, language, 'shop')]));

/** The shop that a report is about; null without one. Throws missing. */
export const shopOf = async (
  db: Db,
  id: string | undefined,
  language: Language,
): Promise<Output<'mallReport.sales'>['shop']> => {
  if (id === undefined) return null;
  const [shop] = await namesOf(db, 'shop', [id]);
  if (shop === undefined) throw new Refusal('missing');
  return { id: shop.key, name: textOf(shop.name, language, 'shop') };
};

export const salesReport = async (db: Db, asker: Asker, question: Question): Promise<Report> => {
  const { days, before, grain, money } = await findSales(db, asker, question);
  const shown = (sums: Sums) => toAmounts(sums, asker.sees);
  const point = (sums: Sums) => ({ net: netOf(sums), orders: sums.orders });
  const list = [];
  for (const { currency, now, before: earlier, parts, rows } of money) {
    const first = rows.slice(0, mostReportRows);
    const names = await namesIn(db, question.by, first, asker.language);
    list.push({
      currency,
      now: shown(now),
      before: earlier && shown(earlier),
      points: parts.map((part) => ({
        ...part.days,
        now: point(part.now),
        before: part.before && point(part.before),
      })),
      rows: first.map((row) => ({
        key: row.key,
        name: names.get(row.key)?.name ?? '',
        note: names.get(row.key)?.note ?? '',
        now: shown(row.now),
        before: row.before && shown(row.before),
      })),
      total: rows.length,
    });
  }
  return { ...days, before, by: question.by, grain, waiting: await isBehind(db), money: list };
};
