import { type JobKind, shopJob } from '@mall/contract/seller/shop-job';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import type { StoredJobRequest } from '../../platform/db/schema.ts';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Seller, SellerScope } from '../../platform/http/seller.ts';
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

type Asked = {
  kind: JobKind;
  request: StoredJobRequest;
  sourceKey?: string;
  picturesKey?: string | null;
  rows?: number;
};

/**
 * Creates work for a seller, in the transaction of the caller. Throws job.tooMany when three are already under
 * way.
 */
export const beginJob = async (
  tx: Tx,
  jobs: Jobs,
  { caller, scope }: Seller,
  asked: Asked,
): Promise<string> => {
  await takePlace(tx, scope);
  const id = newId();
  await tx
    .insertInto('shop_jobs')
    .values({
      id,
      shop_id: scope.shopId,
      by: caller.memberId,
      kind: asked.kind,
      language: caller.language,
      request: json(asked.request),
      source_key: asked.sourceKey ?? null,
      pictures_key: asked.picturesKey ?? null,
      total: asked.rows ?? null,
    })
    .execute();
  await jobs.send(tx, laneOf(asked.rows ?? null), { id });
  return id;
};

/** One seller runs at most three jobs at a time, downloads included (decisions 2.18). */
export const takePlace = async (tx: Tx, scope: SellerScope): Promise<void> => {
  if (scope.shopId === null)
    await sql`select pg_advisory_xact_lock(hashtextextended('jobs of the mall', 0))`.execute(tx);
  else await sql`select id from shops where id = ${scope.shopId} for no key update`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from shop_jobs where ${ofSeller('shop_id', scope)}
      and state in ('waiting', 'running', 'confirmed', 'writing'))
      + (select count(*) from file_keys where ${ofSeller('shop_id', scope)} and used_at > now() - interval '2 minutes'
      and ended_at is null
          and wanted ->> 'what' = 'orders') as n`.execute(tx);
  if ((rows[0]?.n ?? 0) >= shopJob.mostRunning)
    throw new Refusal('job.tooMany', { max: shopJob.mostRunning });
};
