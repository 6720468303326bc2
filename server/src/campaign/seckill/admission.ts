import { Refusal } from '@mall/contract/core/refusals';
import { versionOf } from '../../platform/db/changes.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { expireDue } from '../../trade/index.ts';
import { campaigns } from '../campaigns.ts';
import type { Ask, Gate, Verdict } from './gate/gate.ts';
import { type StandingRow, standingOf } from './queries.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * Data older than the first is refreshed behind the answer; data older than the second before it: 'sold out'
 * is never older than that.
 */
const freshMs = 400;
const honestMs = 1000;

type Known = {
  readonly row: StandingRow;
  readonly readAt: number;
  /** Known to have changed before it was read. */
  readonly change: number | undefined;
};
type Wish = { readonly activityId: string; readonly skuId: string; readonly qty: number };
type Buyer = Pick<Member, 'memberId' | 'tokenHash' | 'shop'>;

/**
 * The access to the gate: knows the requested activities, keeps the gate in step with the table, and refuses
 * at once what needs no gate.
 */
export const createAdmission = ({ db, gate }: { db: Db; gate: Gate }) => {
  const known = new Map<string, Known>();
  const reading = new Map<string, Promise<Known>>();

  const read = async (activityId: string): Promise<Known> => {
    const change = versionOf(db, 'seckill');
    const version = await gate.version(activityId);
    let row = await standingOf(db, activityId);
    if (row === undefined) throw new Refusal('missing');
    if (row.due > 0) {
      await expireDue({ db, campaigns }, 'system');
      row = (await standingOf(db, activityId)) ?? row;
    }
    const { stock_left: left, unpaid, buyers } = row;
    await gate.refill(activityId, { left, unpaid, buyers }, version);
    const found = { row, change, readAt: clock.nowMs() };
    known.set(activityId, found);
    return found;
  };
  /** One read at a time; everybody who asks meanwhile gets its answer. */
  const readOnce = (activityId: string): Promise<Known> => {
    const running = reading.get(activityId);
    if (running !== undefined) return running;
    const made = read(activityId).finally(() => reading.delete(activityId));
    reading.set(activityId, made);
    return made;
  };
  const ageOf = (found: Known): number =>
    hasEnded(found) || found.change !== versionOf(db, 'seckill') ? honestMs : clock.nowMs() - found.readAt;
  const find = (activityId: string): Known | Promise<Known> => {
    const found = known.get(activityId);
    if (found === undefined) return readOnce(activityId);
    const age = ageOf(found);
    if (age < freshMs) return found;
    const newer = readOnce(activityId);
    if (age >= honestMs) return newer;
    newer.catch(() => {}); // the next caller waits for it, and gets its error
    return found;
  };

  return {
    /**
     * Throws missing, campaign.notHere, seckill.notBegun, seckill.over, seckill.tooMany; else the gate's answer, with the
     * activity.
     */
    admit: async (
      { activityId, skuId, qty }: Wish,
      { memberId: userId, tokenHash: session, shop }: Buyer,
      number: number | null,
    ): Promise<{ row: StandingRow; verdict: Verdict }> => {
      const found = await find(activityId);
      const { row } = found;
      if (String(row.sku_id) !== skuId) throw new Refusal('missing');
      // What a shop sells is unknown in any other.
      if (row.shop_id !== null && row.shop_id !== shop?.id) throw new Refusal('missing');
      if (shop !== null && row.kept_out.includes(shop.code)) throw new Refusal('campaign.notHere');
      refuseByClock(found);
      if (qty > row.per_order_limit) throw new Refusal('seckill.tooMany', { limit: row.per_order_limit });
      const ask: Ask = { activityId, userId, qty, perUser: row.per_user_limit, number, session };
      const verdict = await gate.admit(ask);
      if (verdict.kind !== 'unknown') return { row, verdict };
      await readOnce(activityId);
      return { row, verdict: await gate.admit(ask) };
    },
    /**
     * Whether an activity that is known to sell this SKU now has nothing for this session, without looking up
     * its member. Who comes to a shop's with another code, or from a shop that keeps out, is not told of it here.
     */
    turnsAway: async (
      { activityId, skuId, code }: Omit<Wish, 'qty'> & { readonly code: string | null },
      session: string | null,
    ): Promise<boolean> => {
      const found = known.get(activityId);
      if (found === undefined || found.row.state === 'ended' || String(found.row.sku_id) !== skuId)
        return false;
      if (found.row.shop_code !== null && found.row.shop_code !== code) return false;
      if (code !== null && found.row.kept_out.includes(code)) return false;
      const age = ageOf(found);
      if (age >= freshMs) readOnce(activityId).catch(() => {}); // the next caller waits for it, and gets its error
      if (age >= honestMs || clock.nowMs() < found.row.start_at.getTime()) return false;
      return gate.full(activityId, session);
    },
    settle: gate.settle,
    /** The table has newer data: read it again before the next answer. */
    doubt: (activityId: string): void => void known.delete(activityId),
  };
};
export type Admission = ReturnType<typeof createAdmission>;

/** Its window is over since it was read: there may be another. */
const hasEnded = (found: Known): boolean =>
  found.row.state !== 'ended' && clock.nowMs() >= found.row.end_at.getTime();

const refuseByClock = (found: Known): void => {
  const { state, start_at: start } = found.row;
  if (state === 'ended') throw new Refusal('seckill.over');
  if (clock.nowMs() < start.getTime())
    throw new Refusal('seckill.notBegun', { startAt: start.toISOString() });
};
