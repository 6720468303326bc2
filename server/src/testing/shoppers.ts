import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationName } from '@mall/contract/core/wire';
import type { Output, Sent } from '@mall/contract/operations';
import { newId } from '../platform/ids/ids.ts';
import { eventually } from './eventually.ts';
import { calling } from './mall-process.ts';
import type { Reply } from './start-api.ts';

type Person = { readonly token: string; readonly addressId: string };
type Goods = {
  readonly skuId: string;
  /** A flash sale with pieces for everybody, as often as they like. */
  readonly sale?: { readonly activityId: string; readonly skuId: string };
};
/** An answer that was not the wanted one; 0 is none at all: nobody listened, or nobody answered in time. */
export type Heard = {
  readonly name: OperationName;
  readonly status: number;
  readonly retryAfter: string | null;
};

/** Longer than the mall lets a request wait: five seconds for what it asks itself, and five for its batch. */
const giveUpMs = 15_000;

/**
 * People who read, order and pay until they are asked to leave. Each asks one process of the mall after the other, as
 * behind a balancer, and repeats under the same key what was not answered. `urls` is asked each time.
 */
export const startShoppers = (
  urls: () => readonly string[],
  people: readonly Person[],
  { skuId, sale }: Goods,
) => {
  const heard: Heard[] = [];
  const ordered: string[] = [];
  let turn = 0;
  let leaving = false;

  const insist = async <Name extends OperationName>(
    { token }: Person,
    name: Name,
    input: Sent<Name>,
  ): Promise<Reply<Output<Name>>> => {
    const key = { 'idempotency-key': newId() };
    for (;;) {
      const all = urls();
      const url = all[turn++ % all.length] ?? '';
      const reply = await calling(url, token, { giveUpMs })(name, input, key).catch(() => undefined);
      if (reply?.status === 200) return reply;
      heard.push({ name, status: reply?.status ?? 0, retryAfter: reply?.headers.get('retry-after') ?? null });
      await sleep(50);
    }
  };
  /** The order counts when it was answered; whether it can still be paid is another question. */
  const pay = async (person: Person, reply: Reply<{ orderId: string }>): Promise<void> => {
    if (reply.code !== 200) return;
    ordered.push(reply.data.orderId);
    const payment = await insist(person, 'payment.start', { id: reply.data.orderId, method: 'sandbox' });
    if (payment.code === 200)
      await insist(person, 'payment.sandbox', { id: payment.data.id, outcome: 'success' });
  };
  const shop = async (person: Person): Promise<void> => {
    const { addressId } = person;
    while (!leaving) {
      await insist(person, 'cart.get', {});
      const preview = await insist(person, 'order.previewDirect', { skuId, qty: 1, addressId });
      if (preview.code !== 200) throw new Error(preview.msg);
      const { previewHash } = preview.data;
      await pay(
        person,
        await insist(person, 'order.createDirect', { skuId, qty: 1, addressId, previewHash }),
      );
      if (sale === undefined) continue;
      const wish = { ...sale, qty: 1, addressId };
      const offer = await insist(person, 'seckill.preview', wish);
      if (offer.code !== 200) continue;
      const saleOrder = { ...wish, previewHash: offer.data.previewHash };
      await pay(person, await insist(person, 'seckill.create', saleOrder));
    }
  };
  const shopping = Promise.all(people.map(shop));

  return {
    heard,
    ordered,
    /** Resolves when so many more orders were answered; to false when they were not in ten seconds. */
    more: async (orders: number): Promise<boolean> => {
      const wanted = ordered.length + orders;
      return (
        (await eventually(
          async () => ordered.length,
          (now) => now >= wanted,
        )) >= wanted
      );
    },
    /** Everybody ends what they have begun. */
    leave: async (): Promise<void> => {
      leaving = true;
      await shopping;
    },
  };
};
