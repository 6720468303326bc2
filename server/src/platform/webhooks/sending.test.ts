import type { ServerResponse } from 'node:http';
import { webhookLimits } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import { eventually } from '../../testing/eventually.ts';
import { createHooks, type Hooks } from '../../testing/hooks.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { startReceiver, type Receiver } from '../../testing/receiver.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { inTransaction } from '../db/transaction.ts';
import { newId } from '../ids/ids.ts';
import { claimSends } from './claim-sends.ts';
import { freeLost } from './free-lost.ts';
import { recordTry } from './record-try.ts';

let api: Api;
let people: People;
let hooks: Hooks;
let receiver: Receiver;
beforeAll(async () => {
  api = await startApi({ WEBHOOK_LOOPBACK: 'on' });
  people = createPeople(api);
  hooks = await createHooks(api, people);
});
beforeEach(async () => {
  receiver = await hooks.begin();
});
afterEach(() => hooks.end());
afterAll(async () => {
  await hooks.stop();
  await api.stop();
});

describe('the order of events', () => {
  it('a later event of an order waits for the earlier one; other orders do not', async () => {
    const seller = await hooks.sellers.shop();
    await hooks.added(seller, { events: ['order.created', 'order.paid'] });
    const { skuId } = await api.given.sku({ stock: 50 });
    const { data: first } = await people.buy(seller.buyer, skuId);
    receiver.status(500);
    await hooks.pumpDry();
    await people.pay(seller.buyer, first.orderId);
    const { data: second } = await people.buy(seller.buyer, skuId);
    receiver.status(200);
    await hooks.pumpDry();
    const heard = () => hooks.told().map(({ type, data }) => [type, data['orderId']]);
    expect(heard()).toEqual([
      ['order.created', first.orderId],
      ['order.created', second.orderId],
    ]);
    await hooks.makeDue();
    await hooks.pumpDry();
    expect(heard().slice(2)).toEqual([
      ['order.created', first.orderId],
      ['order.paid', first.orderId],
    ]);
  });

  it('is kept for each order, however many change at once and however many send', async () => {
    const seller = await hooks.sellers.shop();
    await hooks.added(seller, {
      events: ['order.created', 'order.paid', 'order.awaitingShipment', 'order.cancelled'],
    });
    const { skuId } = await api.given.sku({ stock: 500 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => people.shopper({ code: seller.code })));
    const pumps = [hooks.newPump(), hooks.newPump(), hooks.newPump()];
    const live = async (buyer: (typeof buyers)[number]) => {
      const orderId = await people.paidOrder(buyer, skuId);
      await seller.call('shopOrder.record', { id: orderId });
    };
    await Promise.all([
      ...buyers.map(live),
      ...pumps.map(async (one) => {
        for (let n = 0; n < 10; n += 1) {
          await one.tick();
          await one.idle();
        }
      }),
    ]);
    await hooks.pumpDry();
    const byOrder = Map.groupBy(hooks.told(), ({ data }) => data['orderId']);
    expect(byOrder.size).toBe(buyers.length);
    for (const events of byOrder.values())
      expect(events.map(({ type }) => type)).toEqual([
        'order.created',
        'order.paid',
        'order.awaitingShipment',
      ]);
  });
});

describe('several that send', () => {
  it('never send one event at once, and an address has few under way', async () => {
    const seller = await hooks.sellers.shop();
    const { id } = await hooks.added(seller);
    for (let n = 0; n < 30; n += 1) await seller.call('shopWebhook.test', { id });
    let [now, most] = [0, 0];
    receiver.answers((reply) => {
      now += 1;
      most = Math.max(most, now);
      setTimeout(() => {
        now -= 1;
        reply.end();
      }, 5);
    });
    const pumps = Array.from({ length: 4 }, () => hooks.newPump());
    for (let left = 30; left > 0; ) {
      const took = await Promise.all(pumps.map((one) => one.tick()));
      await Promise.all(pumps.map((one) => one.idle()));
      left -= took.reduce((sum, one) => sum + one, 0);
    }
    const ids = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
    expect(most).toBeLessThanOrEqual(webhookLimits.perEndpoint);
  });

  it('a receiver that hangs holds one request, and others are served meanwhile', async () => {
    const [slow, quick] = [await hooks.sellers.shop(), await hooks.sellers.shop()];
    const other = await startReceiver();
    receiver.answers(() => {});
    const { id } = await hooks.added(slow);
    const { id: quickId } = await hooks.added(quick, { url: other.url });
    for (let n = 0; n < 10; n += 1) await slow.call('shopWebhook.test', { id });
    const hasty = hooks.newPump(100);
    expect(await hasty.tick()).toBe(webhookLimits.perEndpoint);
    await hasty.idle();
    expect((await hooks.sends(slow, id)).filter(({ problem }) => problem === 'timeout')).toHaveLength(4);
    for (let n = 0; n < 3; n += 1) await quick.call('shopWebhook.test', { id: quickId });
    // One goes to the failing address, whatever waits for it; all of the other's go.
    const patient = hooks.newPump(60_000);
    expect(await patient.tick()).toBe(1 + 3);
    expect(
      await eventually(
        async () => other.got.length,
        (count) => count === 3,
      ),
    ).toBe(3);
    const [held, ...more] = (await hooks.sends(slow, id)).filter(({ state }) => state === 'sending');
    expect(more).toEqual([]);
    const hangs = async () => receiver.got.some(({ headers }) => headers['webhook-id'] === held?.id);
    expect(await eventually(hangs, Boolean)).toBe(true);
    await receiver.stop(); // ends what hangs
    await patient.idle();
    await other.stop();
  });

  it('an address takes no turn from others while nothing of it can be taken', async () => {
    const { shop } = hooks.sellers;
    const [blocked, busy, free] = [await shop(), await shop(), await shop()];
    const { id: blockedId } = await hooks.added(blocked, { events: ['order.created', 'order.paid'] });
    const { id: busyId } = await hooks.added(busy);
    const { id: freeId } = await hooks.added(free);
    await people.paidOrder(blocked.buyer, (await api.given.sku()).skuId);
    await sql`update webhook_sends set due_at = now() + interval '1 hour' where event = 'order.created'`.execute(
      api.db,
    );
    const ask = (all: number) => claimSends(api.db, newId(), { all, failing: 10 });
    for (let n = 0; n <= webhookLimits.perEndpoint; n += 1)
      await busy.call('shopWebhook.test', { id: busyId });
    expect(await ask(20)).toHaveLength(webhookLimits.perEndpoint);
    await free.call('shopWebhook.test', { id: freeId });
    // Who was served longest ago comes first.
    await sql`update webhook_endpoints set served_at = case when id = ${freeId} then now() end`.execute(
      api.db,
    );
    expect((await ask(1)).map(({ endpoint_id: of }) => of)).toEqual([freeId]);
    const { rows } =
      await sql`select from webhook_endpoints where id = ${blockedId} and served_at is null`.execute(api.db);
    expect(rows).toHaveLength(1);
  });

  it('an address that was slow counts as one that fails until it is quick again', async () => {
    const seller = await hooks.sellers.shop();
    const { id } = await hooks.added(seller);
    for (let n = 0; n < 10; n += 1) await seller.call('shopWebhook.test', { id });
    const took = async (durationMs: number) => {
      const claimed = await claimSends(api.db, newId(), { all: 20, failing: 10 });
      for (const one of claimed)
        await inTransaction(api.db, (tx) =>
          recordTry(tx, one, { status: 200, problem: null, durationMs, answer: '', retryAfterMs: null }),
        );
      return claimed.length;
    };
    expect(await took(webhookLimits.slowMs + 1)).toBe(webhookLimits.perEndpoint);
    expect(await claimSends(api.db, newId(), { all: 20, failing: 0 })).toEqual([]);
    expect(await took(webhookLimits.slowMs)).toBe(webhookLimits.perFailing);
    expect(await took(webhookLimits.slowMs)).toBe(webhookLimits.perEndpoint);
  });

  it('what a process held that has ended is sent by another, and counts once', async () => {
    const seller = await hooks.sellers.shop();
    const { id } = await hooks.added(seller);
    await seller.call('shopWebhook.test', { id });
    receiver.answers((reply) => {
      // Its process stands still until the claim is lost.
      void sql`update webhook_sends set held_until = now() - interval '1 second'`
        .execute(api.db)
        .then(() => freeLost(api.db))
        .then(() => {
          receiver.answers((next) => void next.end());
          reply.end();
        });
    });
    await hooks.pump.tick();
    await hooks.pump.idle();
    expect(await hooks.sends(seller, id)).toMatchObject([{ state: 'waiting', tries: 1 }]);
    await hooks.pumpDry(hooks.newPump());
    expect(await hooks.sends(seller, id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('a process that claims anew what it lost tells the two tries apart', async () => {
    const seller = await hooks.sellers.shop();
    const { id } = await hooks.added(seller);
    const { id: sent } = (await seller.call('shopWebhook.test', { id })).data;
    const replies: ServerResponse[] = [];
    receiver.answers((reply) => void replies.push(reply));
    const arrived = (count: number) =>
      eventually(
        async () => replies.length,
        (now) => now === count,
      );
    const pump = hooks.newPump(60_000);
    expect(await pump.tick()).toBe(1);
    await arrived(1);
    await sql`update webhook_sends set held_until = now() - interval '1 second'`.execute(api.db);
    await freeLost(api.db);
    expect(await pump.tick()).toBe(1);
    await arrived(2);
    const [first, second] = replies;
    const tries = async () => (await seller.call('shopWebhook.send', { id: sent })).data.all;
    first?.writeHead(410).end();
    await eventually(tries, ({ length }) => length === 1);
    expect(await hooks.sends(seller, id)).toMatchObject([{ state: 'sending' }]);
    second?.end();
    await pump.idle();
    expect(await hooks.sends(seller, id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
    expect((await seller.call('shopWebhook.detail', { id })).data.on).toBe(true);
  });
});
