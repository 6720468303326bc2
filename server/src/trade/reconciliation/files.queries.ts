import { quietOutcomes } from '@mall/contract/trade/reconciliation';
import type { FileProvider, LineOutcome } from '@mall/contract/trade/reconciliation';
import type { Input } from '@mall/contract/operations';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { ProviderFileTables } from '../../platform/db/schema/provider-files.ts';

export type FileRow = Selectable<ProviderFileTables['provider_files']> & { readonly by_name: string };
export type LineRow = Selectable<ProviderFileTables['provider_lines']> & {
  readonly order: { id: string; no: string; shopId: string | null } | null;
  readonly reason: string | null;
  readonly explained_by: string | null;
  readonly explained_name: string | null;
  readonly explained_at: Date | null;
};
type Totals = { currency: string; file: number; mall: number; fees: number };
export type Summed = {
  readonly counts: Partial<Record<LineOutcome, number>>;
  readonly open: number;
  readonly totals: readonly Totals[];
};

const quiet = sql.join([...quietOutcomes]);
const notes = sql`left join provider_explanations e on e.method = f.method and e.day = f.day and e.key = l.key`;

export const fileById = async (reader: Reader, id: string): Promise<FileRow | undefined> => {
  const { rows } = await sql<FileRow>`
    select f.*, u.name as by_name from provider_files f join users u on u.id = f.taken_by where f.id = ${id}`.execute(
    reader,
  );
  return rows[0];
};

/** The file of each of these days that is being read, or else the one that counts, or else one that was refused. */
export const filesOfDays = async (
  reader: Reader,
  method: FileProvider,
  days: readonly string[],
): Promise<FileRow[]> => {
  const { rows } = await sql<FileRow>`
    select distinct on (f.day) f.*, u.name as by_name from provider_files f join users u on u.id = f.taken_by
    where f.method = ${method} and f.day = any(${[...days]}::text[]) and f.status <> 'replaced'
    order by f.day, array_position(array['reading', 'read', 'refused'], f.status), f.taken_at desc`.execute(
    reader,
  );
  return rows;
};

/** The same file of a day that counts, or is being read. */
export const sameFile = async (
  reader: Reader,
  { method, day, hash }: { method: FileProvider; day: string; hash: string },
): Promise<FileRow | undefined> => {
  const { rows } = await sql<FileRow>`
    select f.*, u.name as by_name from provider_files f join users u on u.id = f.taken_by
    where f.method = ${method} and f.day = ${day} and f.hash = ${hash} and f.status in ('reading', 'read') limit 1`.execute(
    reader,
  );
  return rows[0];
};

/** Those of a file without lines. */
export const noSums: Summed = { counts: {}, open: 0, totals: [] };

/**
 * What the lines of each of these files come to, in one question for all. A line that is doubled or cannot be read counts in
 * neither sum; what the mall only waits for, or has at another provider, not in the mall's.
 */
export const sumsOfFiles = async (
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Summed>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string } & Summed>`
    with lines as (
      select l.*, l.outcome not in (${quiet}) and e.key is null as is_open
      from provider_lines l join provider_files f on f.id = l.file_id ${notes} where l.file_id in (${sql.join([...ids])})),
    sides as (
      select file_id, currency, case when kind = 'other' then 0 else amount end as file, 0 as mall, fee as fees
      from lines where outcome not in ('missing', 'doubled', 'unreadable')
      union all select file_id, mall_currency, 0, mall_amount, 0
      from lines where outcome in ('agrees', 'amount', 'currency', 'missing')),
    sums as (
      select file_id, currency, sum(file)::bigint as file, sum(mall)::bigint as mall, sum(fees)::bigint as fees
      from sides group by file_id, currency),
    counted as (
      select file_id, outcome, count(*)::int as n, count(*) filter (where is_open)::int as open
      from lines group by file_id, outcome)
    select f.id,
      coalesce((select json_object_agg(outcome, n) from counted c where c.file_id = f.id), '{}') as counts,
      coalesce((select sum(open) from counted c where c.file_id = f.id), 0)::int as open,
      coalesce((select json_agg(json_build_object('currency', currency, 'file', file, 'mall', mall, 'fees', fees)
        order by currency) from sums s where s.file_id = f.id), '[]') as totals
    from provider_files f where f.id in (${sql.join([...ids])})`.execute(reader);
  return new Map(rows.map(({ id, counts, open, totals }) => [id, { counts, open, totals }]));
};

/** What the lines of one file come to. */
export const sumsOf = async (reader: Reader, fileId: string): Promise<Summed> =>
  (await sumsOfFiles(reader, [fileId])).get(fileId) ?? noSums;

type Asked = Pick<Input<'mallReconciliation.lines'>, 'id' | 'keyword' | 'page' | 'size'> & {
  readonly show: NonNullable<Input<'mallReconciliation.lines'>['show']> | 'differences';
};

/** Lines of a file in its order, those that it lacks at the end. */
export const filePage = async (
  reader: Reader,
  { id, show, keyword = '', page, size }: Asked,
): Promise<{ rows: LineRow[]; total: number }> => {
  const differs = sql`l.outcome not in (${quiet})`;
  const shown: Partial<Record<Asked['show'], RawBuilder<unknown>>> = {
    all: sql`true`,
    differences: differs,
    open: sql`${differs} and e.key is null`,
    explained: sql`${differs} and e.key is not null`,
  };
  const named =
    keyword === ''
      ? sql`true`
      : sql`(l.reference = ${keyword} or l.ours = ${keyword} or l.ours = ${keyword.replaceAll('-', '')} or o.no = ${keyword})`;
  const from = sql`
    from provider_lines l join provider_files f on f.id = l.file_id ${notes}
      left join payment_intents i on i.id = l.intent_id left join orders o on o.id = i.order_id
      left join users u on u.id = e.explained_by
    where l.file_id = ${id} and ${shown[show] ?? sql`l.outcome = ${show}`} and ${named}`;
  const { rows } = await sql<LineRow>`
    select l.*, case when o.id is not null then json_build_object('id', o.id, 'no', o.no, 'shopId', o.shop_id) end as order,
      e.reason, e.explained_by, u.name as explained_name, e.explained_at
    ${from} order by l.no nulls last, l.at, l.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  const counted = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

/** The first day of a provider: of its first payment, or of its first file with a line: an empty one may be of any day. */
export const firstDay = async (reader: Reader, method: FileProvider): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select least((select min(settled_at) from payment_intents where method = ${method} and settled_at is not null),
      (select min(day)::date::timestamptz from provider_files where method = ${method} and total > 0)) as at`.execute(
    reader,
  );
  return rows[0]?.at ?? null;
};

/** Files that somebody should be reading and nobody is. */
export const leftFiles = async (reader: Reader, except: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from provider_files where status = 'reading' and touched_at < now() - interval '30 seconds'
      and not id = any(${[...except]}::text[]) order by taken_at limit 20`.execute(reader);
  return rows.map(({ id }) => id);
};
