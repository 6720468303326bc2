import type { Input, Output } from '@mall/contract/operations';
import { mostReportRows } from '@mall/contract/trade/report';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import { daysBefore, daysOf, grainOf, partsOf, partWith } from './periods.ts';
import { type Kept, keptBy, type KeptRow } from './promises.queries.ts';
import { type Asker, shopNames } from './service.ts';

type Report = Output<'shopReport.promises'>;

const none: Kept = { due: 0, kept: 0, late: 0, open: 0, lateDays: 0 };
const together = (rows: readonly Kept[]): Kept =>
  rows.reduce(
    (sum, { due, kept, late, open, lateDays }) => ({
      due: sum.due + due,
      kept: sum.kept + kept,
      late: sum.late + late,
      open: sum.open + open,
      lateDays: sum.lateDays + lateDays,
    }),
    none,
  );

/** Which promises of delivery were kept that fell into the days asked for; by shop if shops are asked for, else by part of time. */
export const promisesReport = async (
  db: Db,
  { scope, language }: Pick<Asker, 'scope' | 'language'>,
  question: Input<'mallReport.promises'>,
): Promise<Report> => {
  const days = daysOf(question, dayInShanghai(clock.now()));
  const before = daysBefore(question, days);
  const found = await keptBy(db, { scope, by: 'day' }, days);
  const earlier = before && together(await keptBy(db, { scope, by: 'day' }, before));
  const told = { ...days, before, now: together(found), earlier };
  if (question.by === 'shop') {
    const shops = (await keptBy(db, { scope, by: 'shop' }, days)).sort(fewestKeptFirst);
    const shown = shops.slice(0, mostReportRows);
    const names = await shopNames(
      db,
      shown.map(({ key }) => key),
      language,
    );
    const rows = shown.map(({ key, ...sums }) => ({ key, to: '', name: names.get(key) ?? '', sums }));
    return { ...told, by: 'shop', rows, total: shops.length };
  }
  const grain = grainOf(question.by, days);
  const parts = partsOf(days, grain);
  const rows = parts
    .map(({ from, to }, at) => {
      const own = found.filter(({ key }) => partWith(parts, key) === at);
      return { key: from, to, name: '', sums: together(own) };
    })
    .filter(({ sums }) => sums.due > 0)
    .reverse();
  return { ...told, by: grain, rows: rows.slice(0, mostReportRows), total: rows.length };
};

const fewestKeptFirst = (a: KeptRow, b: KeptRow): number =>
  b.late + b.open - (a.late + a.open) || b.due - a.due || (a.key < b.key ? -1 : 1);
