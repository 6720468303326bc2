import type { JobKind, JobState, RowOutcome } from '@mall/contract/seller/shop-job';
import type { Language } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
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
  problems: StoredJobProblem[];
  /** Of an import whose prices can still be taken back. */
  change_id: string | null;
  reason: string | null;
  reason_detail: Record<string, string | number> | null;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  expires_at: Date | null;
};

const shown = (
  problems: RawBuilder<unknown>,
) => sql`j.id, j.shop_id, j.by, u.name as by_name, j.kind, j.state, j.language, j.request, j.done, j.total,
  j.file_key, j.source_key, j.bytes, j.result_rows, j.ready_count as ready, j.handled_rows as handled, j.complete_rows, j.same_rows, j.wrong_rows,
  ${problems} as problems,
  (select c.id from overlay_changes c where c.id = j.change_id and c.undone_at is null
    and c.at > now() - interval '24 hours') as change_id,
  j.reason, j.reason_detail, j.created_at, j.started_at, j.ended_at, j.expires_at`;
const all = shown(sql`j.problems`);
const first = shown(sql`jsonb_path_query_array(j.problems, '$[0 to 2]')`);

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
      select ${first} from shop_jobs j join users u on u.id = j.by where ${mine}
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

/** One of them, with all errors of its file. */
export const jobById = async (
  reader: Reader,
  scope: SellerScope,
  kinds: readonly JobKind[],
  id: string,
): Promise<JobRow | undefined> => {
  const { rows } = await sql<JobRow>`
    select ${all} from shop_jobs j join users u on u.id = j.by
    where j.id = ${id} and ${ofSeller('j.shop_id', scope)} and j.kind = any(${[...kinds]}::text[])`.execute(
    reader,
  );
  return rows[0];
};

/** The rows of its sheet that go back: those with a fault, and once it was cancelled half way those that it did not reach. */
export const backRows = async (
  reader: Reader,
  id: string,
): Promise<{ wrong: number[]; unreached: number[] }> => {
  const { rows } = await sql<{ wrong: number[]; unreached: number[] }>`
    select back_rows as wrong, case when state = 'cancelled' and handled_rows > 0
      then array(select at::int from jsonb_path_query(ready_rows, ('$[' || handled_rows || ' to last].rows[*]')::jsonpath) at)
      else '{}' end as unreached from shop_jobs where id = ${id}`.execute(reader);
  return rows[0] ?? { wrong: [], unreached: [] };
};

type OutcomeRow = StoredOutcome & { readonly problems: readonly StoredJobProblem[] };

/** A page of the rows of a checked list in its order, each with what is wrong with it, and the count of each outcome. */
export const outcomePage = async (
  reader: Reader,
  id: string,
  { outcome, page, size }: { outcome: RowOutcome | undefined; page: number; size: number },
): Promise<{ rows: OutcomeRow[]; counts: Record<string, number> }> => {
  const { rows } = await sql<{ found: OutcomeRow }>`
    with page as (
      select o as found from shop_jobs j, jsonb_array_elements(j.outcomes) o
      where j.id = ${id} and (${outcome ?? null}::text is null or o ->> 'as' = ${outcome ?? null}::text)
      order by (o ->> 'row')::int limit ${size} offset ${(page - 1) * size})
    select found || jsonb_build_object('problems', coalesce(
      (select jsonb_agg(p) from shop_jobs j, jsonb_array_elements(j.problems) p
        where j.id = ${id} and p -> 'row' = found -> 'row'), '[]')) as found
    from page order by (found ->> 'row')::int`.execute(reader);
  const counted = await sql<{ as: string; n: number }>`
    select o ->> 'as' as "as", count(*) as n from shop_jobs j, jsonb_array_elements(j.outcomes) o
    where j.id = ${id} group by 1`.execute(reader);
  return {
    rows: rows.map(({ found }) => found),
    counts: Object.fromEntries(counted.rows.map(({ as, n }) => [as, n])),
  };
};
