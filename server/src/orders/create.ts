import { createHash } from 'node:crypto';
import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import type { OperationName } from '@mall/contract/wire';
import type { Db, Reader } from '../db/open.ts';
import { inTransaction, isUniqueViolation } from '../db/transaction.ts';
import type { Answers } from '../http/answers.ts';
import type { Member } from '../http/caller.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Basket } from './basket.ts';
import { draftOrder, type Key } from './draft.ts';
import { type NewOrder, placeOrder } from './place.ts';
import { whyNot } from './why-not.ts';
import { type Choice, type PricedOrder, priceOrder, toPreview } from './price.ts';

export type Created = Output<'order.createDirect'>;
export type Submit = Choice & {
  readonly addressId: string;
  readonly remark: string;
  readonly previewHash: string;
};
export type OrderParts = { db: Db; jobs: Jobs; answers: Answers };
type MakeBasket = (reader: Reader) => Promise<Basket>;

/** Rolls the transaction back without being a refusal: the key belongs to an earlier request. */
class KeyUsed extends Error {}

/**
 * Orders what was previewed (decisions 2.6). Pricing is read beside the transaction: whatever may change meanwhile is a
 * condition of the one statement that writes the order. Throws order.priceChanged with the new preview when the price
 * is not the one that was shown.
 */
export const createOrder = async (
  { db, jobs, answers }: OrderParts,
  caller: Member,
  operation: OperationName,
  input: Submit,
  makeBasket: MakeBasket,
): Promise<Created> => {
  const key = keyOf(caller, operation, input);
  const pricing = priceOrder(db, caller, makeBasket(db), input);
  pricing.catch(() => {}); // awaited below, after the key has been looked up
  const first = await firstAnswer(db, caller, key);
  if (first !== null) return first;
  try {
    const priced = await pricing;
    mustBeAsShown(priced, caller, input);
    return await place({ db, jobs, answers }, priced, caller, input, key);
  } catch (error) {
    // A refusal may be the effect of the same request's first arrival: its answer is then the right one.
    const earlier =
      error instanceof Refusal || error instanceof KeyUsed ? await firstAnswer(db, caller, key) : null;
    if (earlier !== null) return earlier;
    throw error;
  }
};

const place = async (
  { db, jobs, answers }: OrderParts,
  priced: PricedOrder,
  caller: Member,
  input: Submit,
  key: Key | null,
): Promise<Created> => {
  for (let attempt = 1; ; attempt += 1) {
    const order = draftOrder(priced, caller, input.remark, key);
    try {
      await inTransaction(db, async (tx) => {
        // The stock's rows are locked last: others who want the same goods wait for the commit only.
        await jobs.send(tx, 'order.expire', { orderId: order.id }, order.expiresAt);
        const placed = await placeOrder(tx, order);
        if (!placed.placed) throw placed.claimed ? await whyNot(tx, placed, order) : new KeyUsed();
      });
      answers.raise('stock');
      return createdOf(order);
    } catch (error) {
      // Of two orders with the same number one is numbered again.
      if (attempt >= 3 || !isUniqueViolation(error)) throw error;
    }
  }
};

const createdOf = ({ id, no, pay, expiresAt }: NewOrder): Created => ({
  orderId: id,
  orderNo: no,
  pay,
  expiresAt: expiresAt.toISOString(),
});

const mustBeAsShown = (priced: PricedOrder, caller: Member, input: Submit): void => {
  if (priced.address === null) throw new Refusal('order.addressMissing');
  const wish = input.couponId ?? '';
  if (wish !== '' && priced.quote.chosen?.id !== wish)
    throw new Refusal('coupon.notUsable', {
      couponId: wish,
      reason: toPreview(priced, caller).coupons.unusable.find((coupon) => coupon.id === wish)?.reason ?? null,
    });
  if (priced.hash !== input.previewHash) throw new Refusal('order.priceChanged', toPreview(priced, caller));
};

const keyOf = (caller: Member, operation: OperationName, input: unknown): Key | null =>
  caller.idempotencyKey === null
    ? null
    : {
        operation,
        key: caller.idempotencyKey,
        requestHash: createHash('sha256').update(JSON.stringify(input)).digest('hex'),
      };

/** What the first request with this key was answered, if there was one. Throws idempotency.mismatch on other input. */
const firstAnswer = async (db: Db, caller: Member, key: Key | null): Promise<Created | null> => {
  if (key === null) return null;
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', caller.memberId)
    .where('operation', '=', key.operation)
    .where('key', '=', key.key)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.request_hash !== key.requestHash) throw new Refusal('idempotency.mismatch');
  return row.response as Created; // stored by the first run of the same operation
};
