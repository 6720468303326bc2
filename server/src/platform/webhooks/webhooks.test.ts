import { hourMs } from '@mall/contract/core/time';
import { allWebhookEvents, type WebhookEvent } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import { createHooks, type Hooks } from '../../testing/hooks.ts';
import { createPeople, type People } from '../../testing/people.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { clock } from '../clock/clock.ts';
import { forgetOld } from './forget-old.ts';
import { signatureOf } from './signature.ts';

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

describe.each(['shop', 'mall'] as const)('addresses of a %s', (which) => {
  it('are added, changed, switched, rotated, removed and put back; each is in the log, the secret never', async () => {
    const seller = await hooks.sellers[which]();
    const { of, call } = seller;
    const { id, signingSecret, ...first } = await hooks.added(seller);
    expect(first).toMatchObject({
      version: 1,
      on: true,
      off: null,
      waiting: 0,
      lastAt: null,
      oldSecretUntil: null,
    });
    expect(first.events).toEqual(allWebhookEvents);
    const content = { id, url: `${receiver.url}/2`, note: 'Books', events: ['order.paid' as const] };
    expect((await call(`${of}.change`, { ...content, version: 1 })).data).toMatchObject({
      version: 2,
      note: 'Books',
    });
    expect((await call(`${of}.change`, { ...content, version: 1 })).msgKey).toBe('goods.changedElsewhere');
    expect((await call(`${of}.set`, { id, on: false })).data).toMatchObject({ on: false, off: 'person' });
    expect((await call(`${of}.set`, { id, on: false })).data.version).toBe(3);
    expect((await call(`${of}.test`, { id })).msgKey).toBe('webhook.off');
    expect((await call(`${of}.set`, { id, on: true })).data).toMatchObject({ on: true, off: null });
    const rotated = (await call(`${of}.rotate`, { id })).data;
    expect(rotated.signingSecret).not.toBe(signingSecret);
    expect(Date.parse(rotated.endpoint.oldSecretUntil ?? '')).toBeGreaterThan(clock.nowMs() + 23 * hourMs);
    const sent = (await call(`${of}.test`, { id })).data;
    await hooks.pumpDry();
    expect((await call(`${of}.again`, { id: sent.id })).code).toBe(200);
    expect((await call(`${of}.remove`, { id })).code).toBe(200);
    expect((await call(`${of}.detail`, { id })).msgKey).toBe('missing');
    expect((await call(`${of}.list`, {})).data.list).toEqual([]);
    expect((await call(`${of}.send`, { id: sent.id })).msgKey).toBe('missing');
    expect((await call(`${of}.remove`, { id })).msgKey).toBe('missing');
    expect((await call(`${of}.restore`, { id })).code).toBe(200);
    expect((await call(`${of}.detail`, { id })).data.note).toBe('Books');

    const noted = await api.db
      .selectFrom('audit_log')
      .select(['action', sql<string>`diff::text`.as('diff')])
      .where('object', '=', `webhook:${id}`)
      .orderBy('id')
      .execute();
    const acts = ['create', 'change', 'off', 'on', 'rotate', 'test', 'again', 'remove', 'restore'];
    expect(noted.map(({ action }) => action)).toEqual(acts.map((act) => `webhook.${act}`));
    for (const { diff } of noted) {
      expect(diff).toContain(`"origin": "${new URL(receiver.url).origin}"`);
      expect(diff).not.toContain('/hook');
    }
    const { rows } = await sql<{ row: string }>`select e::text as row from webhook_endpoints e`.execute(
      api.db,
    );
    for (const text of [...noted.map(({ diff }) => diff), ...rows.map(({ row }) => row)])
      for (const secret of [signingSecret, rotated.signingSecret])
        expect(text).not.toContain(secret.slice(6, 26));
  });

  it('get a test event that a receiver can verify, and show what came of it', async () => {
    const seller = await hooks.sellers[which]();
    const { of, call } = seller;
    const { id, signingSecret } = await hooks.added(seller);
    receiver.answers((reply) => void reply.writeHead(201).end('thank you'));
    const { data: sent } = await call(`${of}.test`, { id });
    await hooks.pumpDry();
    const [got] = receiver.got;
    const at = Number(got?.headers['webhook-timestamp']);
    expect(got?.headers['webhook-id']).toBe(sent.id);
    expect(Math.abs(at * 1000 - clock.nowMs())).toBeLessThan(60_000);
    expect(got?.headers['webhook-signature']).toBe(
      signatureOf(signingSecret, { id: sent.id, at, body: got?.body ?? '' }),
    );
    expect(hooks.told()).toMatchObject([
      { type: 'webhook.test', data: { shopId: seller.shopId, state: 'test' } },
    ]);
    const { data } = await call(`${of}.send`, { id: sent.id });
    expect(data).toMatchObject({
      endpointId: id,
      state: 'delivered',
      tries: 1,
      status: 201,
      body: got?.body,
    });
    expect(data.all).toMatchObject([{ status: 201, problem: null, answer: 'thank you' }]);
    expect((await call(`${of}.detail`, { id })).data.lastAt).not.toBeNull();
    expect((await call(`${of}.sends`, { id, state: 'failed' })).data).toMatchObject({ list: [], total: 0 });
  });
});

it('two secrets sign for a day after one took the place of another, then one', async () => {
  const seller = await hooks.sellers.shop();
  const { id, signingSecret: old } = await hooks.added(seller);
  const { signingSecret: now } = (await seller.call('shopWebhook.rotate', { id })).data;
  const signed = async () => {
    await seller.call('shopWebhook.test', { id });
    await hooks.pumpDry();
    const got = receiver.got.at(-1);
    const [messageId, at] = [String(got?.headers['webhook-id']), Number(got?.headers['webhook-timestamp'])];
    const request = { id: messageId, at, body: got?.body ?? '' };
    const [byNew, byOld] = [signatureOf(now, request), signatureOf(old, request)];
    return { header: got?.headers['webhook-signature'], byNew, byOld };
  };
  const both = await signed();
  expect(both.header).toBe(`${both.byNew} ${both.byOld}`);
  await sql`update webhook_endpoints set old_until = now() - interval '1 second'`.execute(api.db);
  const one = await signed();
  expect(one.header).toBe(one.byNew);
  await forgetOld(api.db);
  const { rows } = await sql`select old_secret, old_until from webhook_endpoints`.execute(api.db);
  expect(rows).toEqual([{ old_secret: null, old_until: null }]);
});

it('a shop has nothing to do with the addresses of another, nor with the mall’s', async () => {
  const [mine, theirs, mall] = [
    await hooks.sellers.shop(),
    await hooks.sellers.shop(),
    await hooks.sellers.mall(),
  ];
  for (const other of [theirs, mall]) {
    const { id } = await hooks.added(other);
    const { data: sent } = await other.call(`${other.of}.test`, { id });
    const content = { id, version: 1, url: receiver.url, events: ['order.paid' as WebhookEvent] };
    const replies = await Promise.all([
      mine.call('shopWebhook.detail', { id }),
      mine.call('shopWebhook.change', content),
      mine.call('shopWebhook.set', { id, on: false }),
      mine.call('shopWebhook.rotate', { id }),
      mine.call('shopWebhook.remove', { id }),
      mine.call('shopWebhook.restore', { id }),
      mine.call('shopWebhook.test', { id }),
      mine.call('shopWebhook.sends', { id }),
      mine.call('shopWebhook.send', { id: sent.id }),
      mine.call('shopWebhook.again', { id: sent.id }),
    ]);
    expect(replies.map(({ msgKey }) => msgKey)).toEqual(replies.map(() => 'missing'));
    expect((await other.call(`${other.of}.detail`, { id })).data).toMatchObject({ version: 1, on: true });
  }
  expect((await mine.call('shopWebhook.list', {})).data.list).toEqual([]);
});

it.each([
  ['a private address', 'https://192.168.0.10/hook', 'webhook.addressRefused'],
  ['metadata', 'https://169.254.169.254/latest', 'webhook.addressRefused'],
  ['another machine without TLS', 'http://8.8.8.8/hook', 'webhook.addressRefused'],
  ['another protocol', 'ftp://example.org/', 'request.invalid'],
  ['a password in it', 'https://me:you@example.org/', 'request.invalid'],
  ['no address', 'erp', 'request.invalid'],
])('refuses %s', async (_what, url, refusal) => {
  const seller = await hooks.sellers.shop();
  expect((await seller.call('shopWebhook.create', { url, events: ['order.paid'] })).msgKey).toBe(refusal);
  const { id } = await hooks.added(seller);
  const change = { id, version: 1, url, events: ['order.paid' as const] };
  expect((await seller.call('shopWebhook.change', change)).msgKey).toBe(refusal);
});

it('a mall without the setting sends nothing to its own machine', async () => {
  const closed = await api.twin({ WEBHOOK_LOOPBACK: 'off' });
  const shop = await people.shop();
  const { call } = api.asIn(closed, { token: shop.token ?? '' });
  const reply = await call('shopWebhook.create', { url: receiver.url, events: ['order.paid'] });
  expect(reply.msgKey).toBe('webhook.addressRefused');
});

it('there are ten addresses at most, also of two that are added at once', async () => {
  const seller = await hooks.sellers.shop();
  for (let n = 0; n < 9; n += 1) await hooks.added(seller);
  const add = () => seller.call('shopWebhook.create', { url: receiver.url, events: ['order.paid'] });
  const both = await Promise.all([add(), add()]);
  expect(both.map(({ msgKey }) => msgKey ?? 'added').sort()).toEqual(['added', 'webhook.tooMany']);
  const [first] = (await seller.call('shopWebhook.list', {})).data.list;
  await seller.call('shopWebhook.remove', { id: first?.id ?? '' });
  expect((await add()).code).toBe(200);
  expect((await seller.call('shopWebhook.restore', { id: first?.id ?? '' })).msgKey).toBe('webhook.tooMany');
});
