import {
  retryDelaysMs,
  testEvent,
  webhookLimits as limits,
  webhookMoves,
  type WebhookOff,
} from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import { clock } from '../clock/clock.ts';
import type { Tx } from '../db/open.ts';
import type { Answered } from './ask-receiver.ts';
import type { Claimed } from './claim-sends.ts';
import { endEndpoint } from './end-endpoint.ts';

const gone = 410;

/**
 * Writes what came of a try: the event has arrived, waits for its next try, or has failed for good. An answer 410 switches
 * the address off, and so does a long time in which nothing arrived; neither says anything about an address that leads
 * elsewhere by now. A claim that was lost meanwhile changes only the list of tries.
 */
export const recordTry = async (tx: Tx, claimed: Claimed, answered: Answered): Promise<void> => {
  const { status, problem, durationMs, answer } = answered;
  await sql`
    insert into webhook_tries (send_id, no, at, status, problem, duration_ms, answer)
    select ${claimed.id}, coalesce(max(no), 0) + 1, ${clock.now()}, ${status}, ${problem}, ${durationMs}, ${answer}
    from webhook_tries where send_id = ${claimed.id}`.execute(tx);
  const delay = claimed.event === testEvent ? null : delayOf(claimed.tries, answered); // a test is looked at now, or sent anew
  const move = problem === null ? 'deliver' : delay === null ? 'fail' : 'retry';
  const { to } = webhookMoves[move];
  const moved = await tx
    .updateTable('webhook_sends')
    .set({
      ...{ state: to, held_by: null, held_until: null },
      ...(move === 'retry'
        ? { due_at: sql<Date>`now() + ${delay}::bigint * interval '1 millisecond'` }
        : { ended_at: sql<Date>`now()` }),
    })
    .where('id', '=', claimed.id)
    .where('state', '=', webhookMoves[move].from[0])
    .where('held_by', '=', claimed.heldBy)
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) return;
  if (problem === null) {
    await tx
      .updateTable('webhook_endpoints')
      .set({
        arrived_at: sql<Date>`now()`,
        failing_since: null,
        failures: 0,
        slow: durationMs > limits.slowMs,
      })
      .where('id', '=', claimed.endpoint_id)
      .where('url', '=', claimed.url)
      .execute();
    return;
  }
  const judged = await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: sql<Date>`coalesce(failing_since, now())`, failures: sql`failures + 1` })
    .where('id', '=', claimed.endpoint_id)
    .where('url', '=', claimed.url)
    .returning(
      sql<boolean>`failures >= ${limits.failingTries}
        and failing_since <= now() - ${limits.failingMs}::bigint * interval '1 millisecond'`.as('off'),
    )
    .executeTakeFirst();
  if (judged === undefined) return;
  const because: WebhookOff | null = status === gone ? 'gone' : judged.off ? 'failing' : null;
  if (because !== null) await endEndpoint(tx, claimed.endpoint_id, because);
};

/** How long after a failed try the next one is due; null after the last. Retry-After makes it later, within limits. */
export const delayOf = (
  tries: number,
  { retryAfterMs }: Pick<Answered, 'retryAfterMs'>,
  random = Math.random(),
): number | null => {
  const usual = retryDelaysMs[tries - 1];
  if (usual === undefined) return null;
  return Math.round(Math.max(usual * (0.8 + 0.4 * random), Math.min(retryAfterMs ?? 0, limits.retryAfterMs)));
};
