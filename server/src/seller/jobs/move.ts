import { Refusal } from '@mall/contract/core/refusals';
import { exportKinds, jobMoves, shopJob } from '@mall/contract/seller/shop-job';
import { type RawBuilder, sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import type { JobRow } from './rows.queries.ts';

type Move = 'cancel' | 'confirm' | 'retry' | 'resume';
type Change = { readonly set: RawBuilder<unknown>; readonly and: RawBuilder<boolean> };

/** How many ready rows the person saw, and whether shoppers are to see them at once. */
export type Confirmed = { readonly ready: number; readonly publish: boolean };

/** The columns that each move writes, and its conditions besides the state. */
const changes: Record<Move, (confirmed: Confirmed) => Change> = {
  cancel: () => ({
    set: sql`worker = null, beat_at = null, ended_at = now(),
      expires_at = now() + make_interval(days => ${shopJob.fileDays})`,
    and: sql<boolean>`true`,
  }),
  confirm: ({ ready, publish }) => ({
    set: sql`tries = 0, done = 0, total = ${ready}, request = request || ${json(publish ? { publish } : {})}`,
    and: sql<boolean>`ready_count = ${ready}`,
  }),
  retry: () => ({
    set: sql`tries = 0, done = 0, total = null, reason = null, reason_detail = null, ended_at = null, expires_at = null,
          ready_rows = '[]', complete_rows = null, same_rows = null, wrong_rows = null, problems = '[]', outcomes = '[]', back_rows = '{}'`,
    and: sql<boolean>`handled_rows = 0 and (kind = any(${[...exportKinds]}::text[]) or source_key is not null)`,
  }),
  resume: () => ({
    set: sql`tries = 0, done = handled_rows, reason = null, reason_detail = null, ended_at = null, expires_at = null`,
    and: sql<boolean>`handled_rows > 0`,
  }),
};

/** Moves work by a row of the table of states. Throws job.notAllowed with its state. */
export const moveJob = async (tx: Tx, held: JobRow, name: Move, confirmed: Confirmed): Promise<void> => {
  const { set, and } = changes[name](confirmed);
  const { numAffectedRows } = await sql`
    update shop_jobs set state = ${jobMoves[name].to}, ${set}
    where id = ${held.id} and state = any(${[...jobMoves[name].from]}::text[]) and ${and}`.execute(tx);
  if (numAffectedRows === 0n) throw new Refusal('job.notAllowed', { state: held.state });
};
