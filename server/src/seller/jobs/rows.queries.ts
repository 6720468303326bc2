import { type JobKind, type JobState, type RowOutcome, shopJob } from '@mall/contract/seller/shop-job';
import { stockLimits } from '@mall/contract/seller/stock';
import type { Language } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import type { StoredJobProblem, StoredJobRequest, StoredOutcome } from '../../platform/db/schema.ts';

/** Work as it is displayed; what an import will write stays in the database. */
export type JobRow = {
  id: string;
  shop_id: string | null;
  by: string;
  by_name: string;
  kind: JobKind;
  state: JobState;
  language: Language;
  request: StoredJobRequest;
  done: number;
  total: number | null;
  file_key: string | null;
  source_key: string | null;
  bytes: number | null;
  result_rows: number | null;
  ready: number;
  /** How many of the ready ones are behind. */
  handled: number;
  complete_rows: number | null;
  same_rows: number | null;
  wrong_rows: number | null;
  /** The first ones; a sheet that goes back has all (backRows). */
  problems: StoredJobProblem[];
  /** What takes back the prices of an import, or a count, while that is possible. */
  change_id: string | null;
  reason: string | null;
  reason_detail: Record<string, string | number> | null;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  expires_at: Date | null;
};

const shown = sql`j.id, j.shop_id, j.by, u.name as by_name, j.kind, j.state, j.language, j.request, j.done, j.total,
  j.file_key, j.source_key, j.bytes, j.result_rows, j.ready_count as ready, j.handled_rows as handled, j.complete_rows, j.same_rows, j.wrong_rows,
  jsonb_path_query_array(j.problems, ${sql.lit(`$[0 to ${shopJob.shownProblems - 1}]`)}) as problems,
  (select c.id from overlay_changes c where c.id = j.change_id and c.undone_at is null
    and c.at > now() - interval '24 hours'
    union all select j.id where j.kind = 'stockCount' and j.state in ('done', 'failed', 'cancelled') and j.result_rows > 0 and exists (
      select from stock_moves m where m.ref = j.id and m.reason = 'counted'
        and m.at > now() - make_interval(hours => ${stockLimits.undoHours}) and not exists (
          select from stock_moves u where u.sku_id = m.sku_id and u.reason = 'countUndone' and u.ref = m.ref))
    limit 1) as change_id,
  j.reason, j.reason_detail, j.created_at, j.started_at, j.ended_at, j.expires_at`;

/**
 * A page of a seller's work of some kinds, newest first; the counts of all, under way, and waiting for
 * somebody.
 */
export const jobPage = async (
  reader: Reader,
  scope: SellerScope,
  kinds: readonly JobKind[],
  { page, size }: { page: number; size: number },
): Promise<{ rows: JobRow[]; total: number; underWay: number; waiting: number }> => {
  const mine = sql`${ofSeller('j.shop_id', scope)} and j.kind = any(${[...kinds]}::text[])`;
  const [rows, counts] = await Promise.all([
    sql<JobRow>`
      select ${shown} from shop_jobs j join users u on u.id = j.by where ${mine}
      order by j.created_at desc, j.id desc limit ${size} offset ${(page - 1) * size}`.execute(reader),
    sql<{ total: number; underway: number; waiting: number }>`
      select count(*) as total, count(*) filter (where state in ('waiting', 'running', 'confirmed', 'writing')) as
        underway,
        count(*) filter (where state = 'checked') as waiting
      from shop_jobs j where ${mine}`.execute(reader),
  ]);
  const [count] = counts.rows;
  return {
    rows: rows.rows,
    total: count?.total ?? 0,
    underWay: count?.underway ?? 0,
    waiting: count?.waiting ?? 0,
  };
};

/** One of them. */
export const jobById = async (
  reader: Reader,
  scope: SellerScope,
  kinds: readonly JobKind[],
  id: string,
): Promise<JobRow | undefined> => {
  const { rows } = await sql<JobRow>`
    select ${shown} from shop_jobs j join users u on u.id = j.by
    where j.id = ${id} and ${ofSeller('j.shop_id', scope)} and j.kind = any(${[...kinds]}::text[])`.execute(
    reader,
  );
  return rows[0];
};

type BackRows = { wrong: number[]; unreached: number[]; problems: StoredJobProblem[] };

/**
 * The rows of its sheet that go back: those with a fault, and once it was cancelled half way those that it did not reach;
 * with all that is wrong in them.
 */
export const backRows = async (reader: Reader, id: string): Promise<BackRows> => {
  const { rows } = await sql<BackRows>`
    select back_rows as wrong, problems, case when state = 'cancelled' and handled_rows > 0
      then array(select at::int from jsonb_path_query(ready_rows, ('$[' || handled_rows || ' to last].rows[*]')::jsonpath) at)
      else '{}' end as unreached from shop_jobs where id = ${id}`.execute(reader);
  return rows[0] ?? { wrong: [], unreached: [], problems: [] };
};

type OutcomeRow = StoredOutcome & { readonly problems: readonly StoredJobProblem[] };

/** A page of the rows of a checked list in its order, each with what is wrong with it, and the count of each outcome. */
export const outcomePage = async (
  reader: Reader,
  id: string,
  { outcome, page, size }: { outcome: RowOutcome | undefined; page: number; size: number },
): Promise<{ rows: OutcomeRow[]; counts: Record<string, number> }> => {
  // All problems are unpacked once, not for each row of the page.
  const { rows } = await sql<{ found: OutcomeRow }>`
    with page as materialized (
      select o as found, (o ->> 'row')::int as line from shop_jobs j, jsonb_array_elements(j.outcomes) o
      where j.id = ${id} and (${outcome ?? null}::text is null or o ->> 'as' = ${outcome ?? null}::text)
      order by line limit ${size} offset ${(page - 1) * size}),
    wrong as materialized (
      select (p ->> 'row')::int as line, jsonb_agg(p order by at) as problems
      from shop_jobs j, jsonb_array_elements(j.problems) with ordinality as all_of(p, at)
      where j.id = ${id} and (p ->> 'row')::int in (select page.line from page) group by 1)
    select page.found || jsonb_build_object('problems', coalesce(wrong.problems, '[]')) as found
    from page left join wrong on wrong.line = page.line order by page.line`.execute(reader);
  const counted = await sql<{ as: string; n: number }>`
    select o ->> 'as' as "as", count(*) as n from shop_jobs j, jsonb_array_elements(j.outcomes) o
    where j.id = ${id} group by 1`.execute(reader);
  return {
    rows: rows.map(({ found }) => found),
    counts: Object.fromEntries(counted.rows.map(({ as, n }) => [as, n])),
  };
};
