import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';
import type { BoostTables } from '../../platform/db/schema/boost.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Done, togetherOrEach } from '../../platform/jobs/due.ts';
import { balanceAccountOf } from '../../platform/ledger/balances.ts';
import type { LedgerEntry } from '../../platform/ledger/entries.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { memberMessage, type MessageRow } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

type EnvelopeRow = Selectable<BoostTables['red_envelopes']>;
/** Its member is notified this many days before an envelope expires. */
const warnDays = 3;
export const mall = 'platform:redEnvelope';

/**
 * Brings envelopes up to date, of one member or of all: those that waited long enough can be withdrawn, those
 * not withdrawn in time return to the mall. Applied before a member sees their balance, and by a job; returns
 * how many moved.
 */
export const followEnvelopes = (db: Db, userId?: string): Promise<number> =>
  inTransaction(db, async (tx) => {
    const whose = userId === undefined ? sql<boolean>`true` : sql<boolean>`user_id = ${userId}`;
    const ripe = await ripen(tx, whose);
    return ripe + (await expire(tx, whose)) + (await warn(tx, whose));
  });

/** The job's part of it: a member whose envelopes cannot be moved blocks no others. */
export const followAllEnvelopes = (db: Db): Promise<Done> =>
  togetherOrEach(
    () => followEnvelopes(db),
    'red envelopes of member',
    async (except) => {
      const { rows } = await sql<{ id: string }>`
        select distinct user_id as id from red_envelopes
        where (${isRipe} or ${isLost} or ${isNearlyLost}) and user_id <> all(${[...except]}::text[]) order by 1
          limit 500`.execute(db);
      return rows.map(({ id }) => id);
    },
    (id) => followEnvelopes(db, id),
  );

const isRipe = sql<boolean>`(status = 'pending' and available_at <= now())`;
const isLost = sql<boolean>`(status = 'available' and available > 0 and expires_at <= now())`;
const isNearlyLost = sql<boolean>`(status = 'available' and available > 0 and warned_at is null
  and expires_at <= now() + make_interval(days => ${warnDays}))`;

const ripen = async (tx: Tx, whose: RawBuilder<boolean>): Promise<number> => {
  const rows = await moved(
    tx,
    sql`${isRipe} and ${whose}`,
    sql`status = 'available', available = amount, step = step + 1`,
  );
  for (const row of rows) {
    const [pending, available] = [
      balanceAccountOf(row.user_id, 'redEnvelope', 'pending'),
      balanceAccountOf(row.user_id, 'redEnvelope', 'available'),
    ];
    await book(tx, row, [
      { account: pending, delta: -row.amount },
      { account: available, delta: row.amount },
    ]);
  }
  return tell(tx, rows, 'envelope.available', ({ amount, expires_at: until }) => ({
    amount,
    date: until.toISOString(),
  }));
};

const expire = async (tx: Tx, whose: RawBuilder<boolean>): Promise<number> => {
  const rows = await moved(
    tx,
    sql`${isLost} and ${whose}`,
    sql`status = 'expired', lost = lost + available, available = 0, step = step + 1`,
  );
  for (const row of rows)
    await book(tx, row, [
      { account: balanceAccountOf(row.user_id, 'redEnvelope', 'available'), delta: -row.was },
      { account: mall, delta: row.was },
    ]);
  return rows.length;
};

const warn = async (tx: Tx, whose: RawBuilder<boolean>): Promise<number> => {
  const rows = await moved(tx, sql`${isNearlyLost} and ${whose}`, sql`warned_at = now()`);
  return tell(tx, rows, 'envelope.expiring', ({ was, expires_at: until }) => ({
    amount: was,
    date: until.toISOString(),
  }));
};

/**
 * Changes envelopes, the oldest first and each only by one at a time; `was` is the earlier amount that could
 * be withdrawn.
 */
const moved = async (
  tx: Tx,
  due: RawBuilder<unknown>,
  change: RawBuilder<unknown>,
): Promise<(EnvelopeRow & { was: number })[]> => {
  const { rows } = await sql<EnvelopeRow & { was: number }>`
    with due as (select id, available as was from red_envelopes where ${due} order by id limit 500
      for update skip locked)
    update red_envelopes e set ${change} from due where e.id = due.id returning e.*, due.was`.execute(tx);
  return rows;
};

const tell = async <Row extends EnvelopeRow>(
  tx: Tx,
  rows: readonly Row[],
  type: MessageRow['type'],
  params: (row: Row) => MessageRow['params'],
): Promise<number> => {
  await sendMessages(
    tx,
    rows.map((row) => memberMessage(type, row.user_id, params(row), row.id)),
  );
  return rows.length;
};

export const book = (
  tx: Tx,
  { id, step, currency }: Pick<EnvelopeRow, 'id' | 'step' | 'currency'>,
  entries: readonly LedgerEntry[],
): Promise<boolean> => postLedger(tx, { bizType: 'redEnvelope', bizId: id, seq: step, currency }, entries);
