import { type JobKind, shopJob } from '@mall/contract/seller/shop-job';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import type { StoredJobRequest } from '../../platform/db/schema.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/**
 * Short work and long work, each with workers of its own: nobody's few prices wait behind somebody's hundred
 * thousand lines.
 */
export const lanes = { short: 'shopJob.run', long: 'shopJob.runLong' } as const;
const longFrom = 5000;
/** `rows` as far as they are known. */
export const laneOf = (rows: number | null): string => ((rows ?? 0) >= longFrom ? lanes.long : lanes.short);

type Asked = { kind: JobKind; request: StoredJobRequest; sourceKey?: string; rows?: number };

/**
 * Creates work for a shop, in the transaction of the caller. Throws job.tooMany when three are already under
 * way.
 */
export const beginJob = async (tx: Tx, jobs: Jobs, caller: Staff, asked: Asked): Promise<string> => {
  await takePlace(tx, caller.staff.shopId);
  const id = newId();
  await tx
    .insertInto('shop_jobs')
    .values({
      id,
      shop_id: caller.staff.shopId,
      by: caller.memberId,
      kind: asked.kind,
      language: caller.language,
      request: json(asked.request),
      source_key: asked.sourceKey ?? null,
      total: asked.rows ?? null,
    })
    .execute();
  await jobs.send(tx, laneOf(asked.rows ?? null), { id });
  return id;
};

/** One shop runs at most three jobs at a time, downloads included (decisions 2.18). */
export const takePlace = async (tx: Tx, shopId: string): Promise<void> => {
  await sql`select id from shops where id = ${shopId} for no key update`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from shop_jobs where shop_id = ${shopId}
      and state in ('waiting', 'running', 'confirmed', 'writing'))
      + (select count(*) from file_keys where shop_id = ${shopId} and used_at > now() - interval '2 minutes'
      and ended_at is null
          and wanted ->> 'what' = 'orders') as n`.execute(tx);
  if ((rows[0]?.n ?? 0) >= shopJob.mostRunning)
    throw new Refusal('job.tooMany', { max: shopJob.mostRunning });
};
