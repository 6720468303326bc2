import { setTimeout as sleep } from 'node:timers/promises';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { createMicroBatcher, type Outcome, type Pace } from '../../platform/micro-batching/micro-batcher.ts';
import type { Db } from '../../platform/db/open.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member } from '../../platform/http/caller.ts';
import { answerAgain, keyOf } from '../../platform/http/idempotency.ts';
import { firstAnswers, type FirstAnswer, type Key } from '../../platform/http/first-answers.queries.ts';
import {
  type Created,
  createdOf,
  draftOrder,
  mustBeAsShown,
  type NewOrder,
  priceOrder,
} from '../../trade/index.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import type { Admission } from './admission.ts';
import { readSeckill, seckillBasket, type SeckillRead } from './basket.ts';
import type { Verdict } from './gate/gate.ts';
import type { ActivityRow } from './queries.ts';
import { readMany } from './read.queries.ts';
import { numberOf, placeRefusal } from './tickets.ts';
import { KeyUsed, writeTogether } from './write.ts';

type Wish = Omit<Input<'seckill.create'>, 'ticket'>;
type Request = {
  readonly caller: Member;
  readonly wish: Wish;
  readonly addressId: string;
  readonly key: Key | null;
  readonly sale: ActivityRow;
};
type Parts = {
  db: Db;
  answers: Answers;
  secret: SecretPort;
  admission: Admission;
};

/** One batch is written while the next is read. */
const pace: Pace = { windowMs: 2, mostTogether: 250, mostAtOnce: 2 };
const lookups: Pace = { windowMs: 0, mostTogether: 200, mostAtOnce: 1 };
/** While a member's order is under way, their next request asks again: it may be the same one. */
const looks = { most: 200, everyMs: 25 };

/**
 * Orders in a flash sale: past the gate, then together with all orders of the same few milliseconds. The same
 * request again, by its Idempotency-Key, gets the first one's answer, at any stage.
 */
export const createSeckillOrders = ({ db, answers, secret, admission }: Parts) => {
  const batches = new Map<string, (request: Request) => Promise<Created>>();
  /** Each activity sells its own pieces: it has its own batches, for as long as it has orders. */
  const batchOf = (activityId: string): ((request: Request) => Promise<Created>) => {
    const held = batches.get(activityId);
    if (held !== undefined) return held;
    const made = createMicroBatcher<Request, Created>(pace, orderTogether, ({ caller }) => caller.memberId);
    batches.set(activityId, made);
    return made;
  };

  const orderTogether = async (requests: readonly Request[]): Promise<readonly Outcome<Created>[]> => {
    const sale = requests[0]?.sale;
    if (sale === undefined) return [];
    const reads = await readMany(db, sale, requests);
    const drafts = await Promise.all(requests.map((request, at) => draft(db, request, reads[at])));
    const orders = drafts.flatMap((one) => ('order' in one ? [one.order] : []));
    const refused = await writeTogether(db, sale, orders);
    if (refused.size < orders.length) answers.raise('stock');
    return drafts.map((one) => {
      if (!('order' in one)) return one;
      const error = refused.get(one.order);
      return error === undefined ? { answer: createdOf(one.order) } : { error };
    });
  };

  const place = async (request: Request): Promise<Created> => {
    const { sale, caller, wish } = request;
    const asked = { activityId: sale.id, userId: caller.memberId, qty: wish.qty };
    try {
      const created = await untilNumbered(() => batchOf(sale.id)(request));
      await admission.settle(asked, true);
      return created;
    } catch (error) {
      await admission.settle(asked, false);
      if (error instanceof Refusal && error.reason === 'seckill.soldOut') admission.doubt(sale.id);
      throw error;
    }
  };

  /**
   * Most who are refused have ordered before, with another key: simultaneous callers are looked up together.
   */
  const firstAnswer = createMicroBatcher<Key, FirstAnswer | null>(lookups, async (keys) =>
    (await firstAnswers(db, keys)).map((answer) => ({ answer })),
  );

  return async (caller: Member, { ticket, ...wish }: Input<'seckill.create'>): Promise<Created> => {
    const { activityId, addressId } = wish;
    const holder = { activityId, userId: caller.memberId };
    const key = keyOf(caller, 'seckill.create', wish);
    const number = ticket === undefined ? null : numberOf(secret, holder, ticket);
    for (let look = 1; ; look += 1) {
      const { row: sale, verdict } = await admission.admit(wish, caller, number);
      try {
        if (verdict.kind === 'waiting') throw placeRefusal(secret, holder, verdict);
        if (verdict.kind !== 'admitted') throw refusalOf(verdict, sale);
        return await place({ caller, wish, addressId, key, sale });
      } catch (error) {
        // A refusal may be the effect of the same request's first arrival: then its answer is the right one.
        const mayBeHis = error instanceof KeyUsed || (error instanceof Refusal && knows(verdict));
        const first = key !== null && mayBeHis ? await firstAnswer(key) : null;
        if (key !== null && first !== null) return answerAgain<Created>(key, first);
        if (error instanceof KeyUsed) throw new Refusal('overloaded');
        if (key === null || !isUnderWay(verdict)) throw error;
        // A member who is about to have an order must not be told that they have had enough.
        if (look === looks.most) throw new Refusal('overloaded');
        await sleep(looks.everyMs);
      }
    }
  };
};

const knows = (verdict: Verdict): boolean =>
  verdict.kind === 'admitted' || ('known' in verdict && verdict.known);

const isUnderWay = (verdict: Verdict): boolean => 'underWay' in verdict && verdict.underWay;

const refusalOf = (verdict: Exclude<Verdict, { kind: 'waiting' }>, sale: ActivityRow): Refusal =>
  verdict.kind === 'quota'
    ? new Refusal('seckill.quota', { limit: sale.per_user_limit })
    : new Refusal(verdict.kind === 'soldOut' ? 'seckill.soldOut' : 'overloaded');

/**
 * An order to be written; for a member without one the error, or the answer of the first request with this
 * key.
 */
const draft = async (
  db: Db,
  { caller, wish, key }: Request,
  read: SeckillRead | undefined,
): Promise<{ order: NewOrder } | Outcome<Created>> => {
  try {
    if (read === undefined) throw new Error('Nothing was read of a request.');
    if (key !== null && read.first !== null) return { answer: answerAgain<Created>(key, read.first) };
    const priced = priceOrder(caller, seckillBasket(read, wish), read, wish.couponId);
    if (priced.hash === wish.previewHash) return { order: draftOrder(priced, caller, wish.remark, key) };
    // A refusal lists all of the member's coupons, as the preview does.
    const now = await readSeckill(db, caller, { ...wish, key: null });
    mustBeAsShown(priceOrder(caller, seckillBasket(now, wish), now, wish.couponId), caller, wish);
    throw new Refusal('overloaded');
  } catch (error) {
    return { error };
  }
};

/** Of two orders with the same number one gets a new number: the whole batch does. */
const untilNumbered = async <T>(order: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await order();
    } catch (error) {
      if (attempt >= 3 || !isUniqueViolation(error)) throw error;
    }
  }
};
