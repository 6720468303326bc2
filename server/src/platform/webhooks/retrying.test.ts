import type { Sent } from '@mall/contract/operations';
import { hourMs } from '@mall/contract/core/time';
import { retryDelaysMs, webhookLimits } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import { createHooks, type Hooks } from '../../testing/hooks.ts';
import { createPeople, type People } from '../../testing/people.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { clock } from '../clock/clock.ts';
import { endFlooded } from './end-flooded.ts';
import { endStale } from './end-stale.ts';
import { forgetOld } from './forget-old.ts';
import { delayOf } from './record-try.ts';

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

describe('an address that does not take it', () => {
  const oneOrder = async (over: Partial<Sent<'shopWebhook.create'>> = {}) => {
    const seller = await hooks.sellers.shop();
    const { id } = await hooks.added(seller, { events: ['order.created'], ...over });
    await people.buy(seller.buyer, (await api.given.sku()).skuId);
    return { seller, id };
  };

  const toldOff = async (shopId: string) => {
    const { rows } = await sql`
      select from messages where type = 'webhook.off' and shop_id = ${shopId}`.execute(api.db);
    return rows.length;
  };

  it('is tried for a day with growing delays, with one webhook-id, and then no more', async () => {
    const { seller, id } = await oneOrder();
    receiver.status(500);
    const delays: { least: number; most: number }[] = [];
    for (let n = 0; n <= retryDelaysMs.length; n += 1) {
      const began = clock.nowMs();
      await hooks.pumpDry();
      const ended = clock.nowMs();
      const [send] = await hooks.sends(seller, id);
      expect(send).toMatchObject({ tries: n + 1, status: 500, problem: 'answer' });
      const due = send?.dueAt ? Date.parse(send.dueAt) : undefined;
      if (due !== undefined) delays.push({ least: due - ended, most: due - began });
      await hooks.makeDue();
    }
    await hooks.pumpDry();
    expect(receiver.got).toHaveLength(retryDelaysMs.length + 1);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.got.map(({ body }) => body)).size).toBe(1);
    expect(delays).toHaveLength(retryDelaysMs.length);
    // The try was somewhere between the two; a second is for two clocks.
    for (const [n, { least, most }] of delays.entries()) {
      const usual = retryDelaysMs[n] ?? 0;
      expect(most).toBeGreaterThan(usual * 0.8 - 1000);
      expect(least).toBeLessThan(usual * 1.2 + 1000);
    }
    expect(await hooks.sends(seller, id)).toMatchObject([{ state: 'failed', dueAt: null }]);
    expect((await seller.call('shopWebhook.detail', { id })).data).toMatchObject({ on: true, waiting: 0 });
  });

  it('is sent it again when somebody asks, with the same id, and only once it has ended', async () => {
    const { seller, id } = await oneOrder();
    receiver.status(500);
    await hooks.pumpDry();
    const [waiting] = await hooks.sends(seller, id);
    const again = () => seller.call('shopWebhook.again', { id: waiting?.id ?? '' });
    expect((await again()).msgKey).toBe('webhook.underWay');
    receiver.status(204);
    await hooks.makeDue();
    await hooks.pumpDry();
    expect((await again()).code).toBe(200);
    await hooks.pumpDry();
    expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(waiting?.id));
    const { data } = await seller.call('shopWebhook.send', { id: waiting?.id ?? '' });
    expect(data.all.map(({ status }) => status)).toEqual([204, 204, 500]);
  });

  it('waits longer where the answer asks for it, within limits', () => {
    const usual = retryDelaysMs[0];
    expect(delayOf(1, { retryAfterMs: null }, 0)).toBe(usual * 0.8);
    expect(delayOf(1, { retryAfterMs: null }, 1)).toBe(usual * 1.2);
    expect(delayOf(1, { retryAfterMs: 1 }, 0.5)).toBe(usual);
    expect(delayOf(1, { retryAfterMs: hourMs }, 0.5)).toBe(hourMs);
    expect(delayOf(1, { retryAfterMs: 999 * hourMs }, 0.5)).toBe(webhookLimits.retryAfterMs);
    expect(delayOf(retryDelaysMs.length + 1, { retryAfterMs: hourMs })).toBeNull();
    const day = retryDelaysMs.reduce((sum, delay) => sum + delay, 0);
    expect([day > 22 * hourMs, day < 26 * hourMs]).toEqual([true, true]);
  });

  it('is switched off at once when it says 410, and its shop is told', async () => {
    const { seller, id } = await oneOrder();
    receiver.status(410);
    await hooks.pumpDry();
    expect((await seller.call('shopWebhook.detail', { id })).data).toMatchObject({
      on: false,
      off: 'gone',
      waiting: 1,
    });
    expect(await toldOff(seller.shopId)).toBe(1);
    await people.buy(seller.buyer, (await api.given.sku()).skuId);
    expect((await hooks.sends(seller, id)).map(({ state }) => state)).toEqual(['waiting']);
    // Switched on again it gets what has waited.
    receiver.status(200);
    await seller.call('shopWebhook.set', { id, on: true });
    await hooks.makeDue();
    await hooks.pumpDry();
    expect(await hooks.sends(seller, id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('is switched off when nothing has arrived for five days, however little was sent', async () => {
    const { seller, id } = await oneOrder();
    receiver.status(500);
    const fiveDaysAgo = () =>
      sql`update webhook_endpoints set failing_since = now() - ${webhookLimits.failingMs}::bigint * interval '1 millisecond'
        where failing_since is not null`.execute(api.db);
    const fail = async () => {
      await fiveDaysAgo();
      await seller.call('shopWebhook.test', { id });
      await hooks.pumpDry();
    };
    const show = async () => (await seller.call('shopWebhook.detail', { id })).data;
    await hooks.pumpDry(); // the order, whose next try is not due
    for (let n = 2; n < webhookLimits.failingTries; n += 1) await fail();
    expect(await show()).toMatchObject({ on: true });
    await fail();
    expect(await show()).toMatchObject({ on: false, off: 'failing', failingSince: null });
    expect(await toldOff(seller.shopId)).toBe(1);
  });

  it('counts anew after one success', async () => {
    const { seller, id } = await oneOrder();
    receiver.status(500);
    await hooks.pumpDry();
    expect((await seller.call('shopWebhook.detail', { id })).data.failingSince).not.toBeNull();
    receiver.status(200);
    await hooks.makeDue();
    await hooks.pumpDry();
    expect((await seller.call('shopWebhook.detail', { id })).data.failingSince).toBeNull();
  });

  it.each([200, 410, 500])(
    'is not judged by an answer %i of the server that it led to before',
    async (code) => {
      const { seller, id } = await oneOrder();
      const show = async () => (await seller.call('shopWebhook.detail', { id })).data;
      const moveTo = async (path: string) => {
        const { version } = await show();
        const content = { id, version, events: ['order.created' as const], url: `${receiver.url}/${path}` };
        expect((await seller.call('shopWebhook.change', content)).code).toBe(200);
      };
      receiver.status(500);
      await hooks.pumpDry();
      expect((await show()).failingSince).not.toBeNull();
      await moveTo('new');
      expect((await show()).failingSince).toBeNull();
      receiver.answers((reply) => {
        void moveTo('newer').then(() => reply.writeHead(code).end());
      });
      await hooks.makeDue();
      await hooks.pumpDry();
      expect(await show()).toMatchObject({ on: true, failingSince: null, lastAt: null });
      expect(await hooks.sends(seller, id)).toMatchObject([
        { state: code === 200 ? 'delivered' : 'waiting', tries: 2 },
      ]);
    },
  );

  it('a test is tried once', async () => {
    const { seller, id } = await oneOrder({ events: ['stock.low'] });
    receiver.status(500);
    await seller.call('shopWebhook.test', { id });
    await hooks.pumpDry();
    expect(await hooks.sends(seller, id)).toMatchObject([
      { event: 'webhook.test', state: 'failed', tries: 1 },
    ]);
  });

  it('of the mall is told to the operator who added it', async () => {
    const seller = await hooks.sellers.mall();
    const { id } = await hooks.added(seller);
    receiver.status(410);
    await seller.call('mallWebhook.test', { id });
    await hooks.pumpDry();
    const { rows } = await sql<{ user_id: string }>`select user_id from messages where type = 'webhook.off'
      and audience = 'member'`.execute(api.db);
    expect(rows).toEqual([{ user_id: seller.ownerId }]);
  });
});

describe('what is kept', () => {
  it('events and tries of thirty days, and no address that was removed before', async () => {
    const seller = await hooks.sellers.shop();
    const { id } = await hooks.added(seller);
    await seller.call('shopWebhook.test', { id });
    await hooks.pumpDry();
    await seller.call('shopWebhook.test', { id });
    const age = (days: number) =>
      sql`update webhook_sends set created_at = now() - ${days}::int * interval '1 day'`.execute(api.db);
    await age(29);
    expect(await forgetOld(api.db)).toBe(0);
    await age(31);
    expect(await forgetOld(api.db)).toBe(1); // the other one still waits
    expect((await hooks.sends(seller, id)).map(({ state }) => state)).toEqual(['waiting']);
    const { rows } = await sql`select from webhook_tries`.execute(api.db);
    expect(rows).toEqual([]);
    await seller.call('shopWebhook.remove', { id });
    await sql`update webhook_endpoints set removed_at = now() - interval '31 days'`.execute(api.db);
    await forgetOld(api.db);
    expect((await seller.call('shopWebhook.restore', { id })).msgKey).toBe('missing');
  });

  it('what waits for an address that stays off ends after a day', async () => {
    const seller = await hooks.sellers.shop();
    const { id } = await hooks.added(seller);
    await seller.call('shopWebhook.test', { id });
    await seller.call('shopWebhook.set', { id, on: false });
    expect(await endStale(api.db)).toBe(0);
    await sql`update webhook_sends set due_at = now() - interval '25 hours'`.execute(api.db);
    expect(await endStale(api.db)).toBe(1);
    expect(await hooks.sends(seller, id)).toMatchObject([{ state: 'failed', tries: 0, problem: null }]);
  });

  it('an address for which too much waits is switched off', async () => {
    const seller = await hooks.sellers.shop();
    const { id } = await hooks.added(seller);
    const waited = () =>
      sql`update webhook_sends set created_at = now() - interval '61 minutes'`.execute(api.db);
    const onFor = () =>
      sql`update webhook_endpoints set on_since = now() - interval '61 minutes'`.execute(api.db);
    const show = async () => (await seller.call('shopWebhook.detail', { id })).data;
    await onFor();
    for (let n = 0; n < 3; n += 1) await seller.call('shopWebhook.test', { id });
    await waited();
    await seller.call('shopWebhook.test', { id });
    expect(await endFlooded(api.db, 3)).toBe(0); // of four, one has only come
    await waited();
    expect(await endFlooded(api.db, 3)).toBe(1);
    expect(await show()).toMatchObject({ on: false, off: 'backlog' });
    // Switched on, or put back, it has an hour to take what waits.
    await seller.call('shopWebhook.set', { id, on: true });
    expect(await endFlooded(api.db, 3)).toBe(0);
    await onFor();
    await seller.call('shopWebhook.remove', { id });
    await seller.call('shopWebhook.restore', { id });
    expect(await endFlooded(api.db, 3)).toBe(0);
    await onFor();
    expect(await endFlooded(api.db, 3)).toBe(1);
  });
});
