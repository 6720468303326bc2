import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { OperationName } from '@mall/contract/core/wire';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import { noteReferral } from '../../incentive/index.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member } from '../../platform/http/caller.ts';
import { answerAgain, keyOf } from '../../platform/http/idempotency.ts';
import { firstAnswer, type Key } from '../../platform/http/first-answers.queries.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import type { Basket } from './basket.ts';
import { draftOrder } from './draft.ts';
import type { Orders } from './move.ts';
import { type NewOrder, placeOrder } from './place.ts';
import { explainFailure } from './explain-failure.queries.ts';
import { type PricedOrder, priceOrder, toPreview } from './price.ts';
import type { OrderRead } from './read.queries.ts';

export type Created = Output<'order.createDirect'>;
export type Submit = {
  readonly addressId: string;
  readonly couponId?: string | undefined;
  readonly remark: string;
  readonly previewHash: string;
};
export type OrderParts = Orders & { answers: Answers; secret: SecretPort };

/** The content of an order: read in one query, then turned into a basket, which may be refused. */
export type Ordering<Read extends OrderRead> = {
  readonly read: (key: Key | null) => Promise<Read>;
  readonly basket: (read: Read) => Basket;
};

/** The key belongs to an earlier request. */
class KeyUsed extends Error {}

/**
 * Places an order as previewed (decisions 2.6): one query and one statement that writes the order; everything
 * that may change between them is a condition of that statement. Throws order.priceChanged with the new
 * preview when the price differs from the displayed one.
 */
export const createOrder = async <Read extends OrderRead>(
  { db, campaigns, answers, secret }: OrderParts,
  caller: Member,
  operation: OperationName,
  input: Submit,
  { read, basket }: Ordering<Read>,
): Promise<Created> => {
  await noteReferral(db, secret, caller.memberId, caller);
  const key = keyOf(caller, operation, input);
  const now = await read(key);
  if (key !== null && now.first !== null) return answerAgain<Created>(key, now.first);
  try {
    const priced = priceOrder(caller, basket(now), now, input.couponId);
    mustBeAsShown(priced, caller, input);
    const order = await place({ db, campaigns }, priced, caller, input, key);
    answers.raise('stock');
    return createdOf(order);
  } catch (error) {
    if (key === null || !(error instanceof Refusal || error instanceof KeyUsed)) throw error;
    // A refusal may be the effect of the same request's first arrival: then its answer is the right one.
    const earlier = await firstAnswer(db, key);
    if (earlier === null) throw error;
    return answerAgain<Created>(key, earlier);
  }
};

const place = async (
  orders: Orders,
  priced: PricedOrder,
  caller: Member,
  input: Submit,
  key: Key | null,
): Promise<NewOrder> => {
  for (let attempt = 1; ; attempt += 1) {
    const order = draftOrder(priced, caller, input.remark, key);
    try {
      const placed = await placeOrder(orders, order);
      if (placed === 'placed') return order;
      throw placed === 'repeated' ? new KeyUsed() : await explainFailure(orders.db, placed.taken, order);
    } catch (error) {
      // Of two orders with the same number one gets a new number.
      if (attempt >= 3 || !isUniqueViolation(error)) throw error;
    }
  }
};

export const createdOf = ({ id, no, pay, expiresAt }: NewOrder): Created => ({
  orderId: id,
  orderNo: no,
  pay,
  expiresAt: expiresAt.toISOString(),
});

/** Throws unless the order equals, to the last unit, the preview that its buyer saw. */
export const mustBeAsShown = (priced: PricedOrder, caller: Member, input: Submit): void => {
  if (priced.address === null) throw new Refusal('order.addressMissing');
  const wish = input.couponId ?? '';
  if (wish !== '' && priced.quote.chosen?.id !== wish)
    throw new Refusal('coupon.notUsable', {
      couponId: wish,
      reason: toPreview(priced, caller).coupons.unusable.find((coupon) => coupon.id === wish)?.reason ?? null,
    });
  if (priced.hash !== input.previewHash) throw new Refusal('order.priceChanged', toPreview(priced, caller));
};
