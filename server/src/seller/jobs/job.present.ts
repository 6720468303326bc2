import type { Input, Item, Output } from '@mall/contract/operations';
import type { Language } from '@mall/contract/core/languages';
import { Refusal, type RefusalKey, refusals } from '@mall/contract/core/refusals';
import { allowsJob } from '@mall/contract/seller/shop-job';
import type { Reader } from '../../platform/db/open.ts';
import type { StoredJobProblem } from '../../platform/db/schema.ts';
import { refusalText } from '../../platform/http/refusal-text.ts';
import { shownProblem, withoutAmounts } from '../imports/core/faults.ts';
import { has, say } from '../imports/phrases.ts';
import { jobById, type JobRow, outcomePage } from './rows.queries.ts';
import { type JobSeller, mustWork } from './seller.ts';

type Shown = Item<'shopJob.list'>;

/** What the rows of a checked list would do, a page of them. Throws missing. */
export const shownRows = async (
  reader: Reader,
  seller: JobSeller,
  { id, outcome, page, size }: Input<'shopJob.rows'>,
): Promise<Output<'shopJob.rows'>> => {
  const job = await heldJob(reader, seller, id);
  const { rows, counts } = await outcomePage(reader, id, { outcome, page, size });
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return {
    list: rows.map(({ row, as, name, columns = [], cells = [], notes = [], count, problems }) => ({
      row,
      name,
      outcome: as,
      columns: [...columns],
      changes: mayReadSheet(job, seller)
        ? cells.map(({ from, to }, at) => ({ column: columns[at] ?? '', from, to }))
        : [],
      notes: [
        ...(count === undefined ? [] : [countNote(count, seller.caller.language)]),
        ...problems.map((one) => {
          const { column, problem } = problemFor(job, seller, one);
          return column === '' ? problem : `${column}: ${problem}`;
        }),
        ...(as === 'wrong' && problems.length === 0 ? [say('errors.beside', seller.caller.language)] : []),
        ...notes.flatMap((note) => {
          const key = `note.${note}`;
          return has(key) ? [say(key, seller.caller.language)] : [];
        }),
      ],
    })),
    total: outcome === undefined ? all : (counts[outcome] ?? 0),
    page,
    size,
    counts,
  };
};

/** What a count found: as many as expected, or the difference. */
const countNote = ({ from, to }: { from: number; to: number }, language: Language): string =>
  from === to
    ? say('note.countedSame', language, { from })
    : say(to > from ? 'note.countedMore' : 'note.countedFewer', language, {
        from,
        to,
        by: Math.abs(to - from),
      });

/** One job of the caller's seller. Throws missing, also for a kind that they may not see. */
export const heldJob = async (reader: Reader, { scope, kinds }: JobSeller, id: string): Promise<JobRow> => {
  const row = await jobById(reader, scope, kinds, id);
  if (row === undefined) throw new Refusal('missing');
  return row;
};

/** The same, to be moved or fetched. Throws access.denied besides, for a kind that they only see. */
export const workedJob = async (reader: Reader, seller: JobSeller, id: string): Promise<JobRow> => {
  const row = await heldJob(reader, seller, id);
  mustWork(seller, row.kind);
  return row;
};

export const shownJob = async (reader: Reader, seller: JobSeller, id: string): Promise<Shown> =>
  toShown(await heldJob(reader, seller, id), seller);

export const toShown = (row: JobRow, seller: JobSeller): Shown => {
  const { caller, works } = seller;
  const { orders, goods, customers, listed, file, publish } = row.request;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    by: row.by_name,
    mine: row.by === caller.memberId,
    about: {
      tab: orders?.tab,
      range: orders?.range,
      from: orders?.from,
      to: orders?.to,
      keyword: orders?.keyword ?? goods?.keyword ?? customers?.keyword ?? listed?.keyword,
      tag: customers?.tag,
      need: orders?.need,
      chosen: orders?.ids?.length,
      goods: goods && {
        tab: goods.tab,
        sale: goods.sale,
        custom: goods.custom,
        category: goods.categoryId,
      },
      file,
      publish,
    },
    done: row.done,
    total: row.total,
    rows: row.result_rows,
    ready: row.wrong_rows === null ? null : row.ready,
    complete: row.complete_rows,
    same: row.same_rows,
    wrong: row.wrong_rows,
    problems: row.problems.map((problem) => problemFor(row, seller, problem)),
    bytes: row.bytes,
    changeId: works.includes(row.kind) ? row.change_id : null,
    reason: row.reason === null ? null : reasonText(row.reason, caller.language, row.reason_detail),
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    actions: works.includes(row.kind) ? actionsOf(row, seller) : [],
  };
};

/**
 * Whether the sheets of this work are for this reader, what came out or was sent as well as the rows that go back: a list of
 * products may have supply prices. One of before 082 does not say whether it has.
 */
export const mayReadSheet = ({ kind, request }: JobRow, { seesSupply }: JobSeller): boolean =>
  (kind !== 'goodsImport' && kind !== 'goodsExport') || request.supply === false || seesSupply;

/** What is wrong in a row, without what a sheet says that this reader may not read. */
const problemFor = (job: JobRow, seller: JobSeller, problem: StoredJobProblem): Shown['problems'][number] =>
  shownProblem(mayReadSheet(job, seller) ? problem : withoutAmounts(problem), seller.caller.language);

const actionsOf = (row: JobRow, seller: JobSeller): Shown['actions'] => [
  ...(allowsJob('confirm', row.state) && row.ready > 0 ? (['confirm'] as const) : []),
  ...(row.state === 'done' && row.file_key !== null && mayReadSheet(row, seller)
    ? (['download'] as const)
    : []),
  ...(hasBackRows(row) && mayReadSheet(row, seller) ? (['errors'] as const) : []),
  ...(allowsJob('retry', row.state) && !faults.has(row.reason) ? (['retry'] as const) : []),
  ...(allowsJob('cancel', row.state) ? (['cancel'] as const) : []),
];

/** Whether rows of its sheet can be had back: faulty ones, and those that a cancelled import did not reach. */
export const hasBackRows = ({ source_key, wrong_rows, state, handled, ready }: JobRow): boolean =>
  source_key !== null && ((wrong_rows ?? 0) > 0 || (state === 'cancelled' && handled > 0 && handled < ready));

/** An error in a file stays: another attempt needs another file. */
const faults: ReadonlySet<string | null> = new Set([
  'import.notTable',
  'import.encrypted',
  'import.tooBig',
  'import.tooManyRows',
  'import.noRows',
  'import.columnMissing',
  'export.noGoods',
  'export.tooManyGoods',
  'export.tooMuchText',
] satisfies RefusalKey[]);

const isRefusalKey = (key: string): key is RefusalKey => Object.hasOwn(refusals, key);

const reasonText = (reason: string, language: Language, detail: unknown): string =>
  refusalText(isRefusalKey(reason) ? reason : 'failed', language, detail);
