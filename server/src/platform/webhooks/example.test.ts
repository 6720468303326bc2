import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { allWebhookEvents, webhookSamples } from '@mall/contract/core/webhook';
import { createHooks, type Hooks } from '../../testing/hooks.ts';
import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { bodyOf } from './pump.ts';
import { signedHeaders } from './signature.ts';

const house = path.resolve(import.meta.dirname, '../../../..');

let api: Api;
let hooks: Hooks;
beforeAll(async () => {
  api = await startApi({ WEBHOOK_LOOPBACK: 'on' });
  hooks = await createHooks(api, createPeople(api));
});
afterAll(async () => {
  await hooks.stop();
  await api.stop();
});

/** The example as somebody starts it; each line that it says is awaited by `said`. */
const startExample = async (secret: string) => {
  const child = spawn(process.execPath, [path.join(house, 'examples/webhook-receiver/receiver.mjs')], {
    env: { WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const said = async (): Promise<string> => String((await lines.next()).value);
  const url = (await said()).replace('Listening at ', '');
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url, said, stop };
};
/** An address needs its receiver first, and the receiver the secret of the address. */
const moveTo = (id: string, url: string) =>
  api.db.updateTable('webhook_endpoints').set({ url }).where('id', '=', id).execute();

it('the example believes the mall, whichever secret it has while one is replaced, and nobody else', async () => {
  const shop = await hooks.sellers.shop();
  const { id, signingSecret } = await hooks.added(shop);
  const example = await startExample(signingSecret);
  await moveTo(id, example.url);
  const test = async () => {
    await shop.call('shopWebhook.test', { id });
    await hooks.pumpDry();
    return (await hooks.sends(shop, id))[0];
  };
  expect(await test()).toMatchObject({ state: 'delivered', status: 204 });
  expect(await example.said()).toBe(`webhook.test ${JSON.stringify({ state: 'test', shopId: shop.shopId })}`);
  await shop.call('shopWebhook.rotate', { id });
  expect(await test()).toMatchObject({ state: 'delivered', status: 204 });

  const body = bodyOf({ event: 'order.paid', at: new Date(), data: {} });
  const now = Math.floor(Date.now() / 1000);
  const send = async (headers: Record<string, string>, sent = body) =>
    (await fetch(example.url, { method: 'POST', headers, body: sent })).status;
  const signed = (at: number, secret = signingSecret) => signedHeaders([secret], { id: 'one', at, body });
  expect(await send(signed(now))).toBe(204);
  expect(await send(signed(now, `whsec_${Buffer.alloc(32).toString('base64')}`))).toBe(401);
  expect(await send(signed(now - 3600))).toBe(401);
  expect(await send(signed(now), `${body} `)).toBe(401);
  expect(await send({ ...signed(now), 'webhook-id': 'other' })).toBe(401);
  expect(await send({})).toBe(401);
  await example.stop();
});

it('the paper shows every event, and each sample as the mall sends it', () => {
  const paper = readFileSync(path.join(house, 'docs/howto/receive-webhooks.md'), 'utf8');
  expect(allWebhookEvents.filter((event) => !paper.includes(`\`${event}\``))).toEqual([]);
  for (const sample of Object.values(webhookSamples))
    expect(paper).toContain(JSON.stringify(sample, null, 2));
});
