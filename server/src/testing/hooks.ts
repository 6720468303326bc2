import type { Sent } from '@mall/contract/operations';
import { allWebhookEvents } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import { clock } from '../platform/clock/clock.ts';
import { createPump } from '../platform/webhooks/pump.ts';
import { testSecret } from './given.ts';
import type { People } from './people.ts';
import { startReceiver } from './receiver.ts';
import type { Api } from './start-api.ts';

export type Told = { type: string; timestamp: string; data: Record<string, unknown> };

/** Webhooks of a mall that sends to its own machine: who has them, a receiver, and what sends what is due. */
export const createHooks = async (api: Api, people: People) => {
  const failures: unknown[] = [];
  let receiver = await startReceiver();
  const newPump = (timeoutMs = 5000) =>
    createPump({
      db: api.db,
      secret: testSecret,
      rules: { resolve: async () => ['127.0.0.1'], loopback: true, timeoutMs, now: clock.nowMs },
      fail: (error) => failures.push(error),
    });
  const pump = newPump();

  /** A shop, or the mall: who calls its operations, and somebody who buys there. */
  const sellers = {
    shop: async () => {
      const { id: shopId, code, call, ownerId } = await people.shop();
      return {
        of: 'shopWebhook',
        shopId,
        code,
        call,
        ownerId,
        buyer: await people.shopper({ code }),
      } as const;
    },
    mall: async () => {
      const ownerId = await api.given.member({ operator: true });
      const { call } = api.as({ token: await api.signIn(ownerId) });
      return { of: 'mallWebhook', shopId: null, call, ownerId, buyer: await people.shopper() } as const;
    },
  };
  type Caller = Pick<Awaited<ReturnType<(typeof sellers)[keyof typeof sellers]>>, 'of' | 'call'>;

  return {
    sellers,
    pump,
    newPump,
    /** What the receiver of this test was told. */
    told: (): Told[] => receiver.got.map(({ body }) => JSON.parse(body) as Told), // written by the mall
    types: (): string[] => receiver.got.map(({ body }) => (JSON.parse(body) as Told).type), // written by the mall
    /** Adds an address at the receiver, for every event. */
    added: async ({ of, call }: Caller, over: Partial<Sent<'shopWebhook.create'>> = {}) => {
      const events = [...allWebhookEvents];
      const reply = await call(`${of}.create`, { url: receiver.url, note: 'ERP', events, ...over });
      expect(reply.code).toBe(200);
      return { ...reply.data.endpoint, signingSecret: reply.data.signingSecret };
    },
    sends: async ({ of, call }: Caller, id: string) =>
      (await call(`${of}.sends`, { id, size: 50 })).data.list,
    /** Sends all that is due, and what becomes due by that. */
    pumpDry: async (one = pump): Promise<void> => {
      while ((await one.tick()) > 0) await one.idle();
    },
    /** All that waits is due now. */
    makeDue: () => sql`update webhook_sends set due_at = now() where state = 'waiting'`.execute(api.db),
    /** Before each test. */
    begin: async () => {
      await receiver.stop();
      receiver = await startReceiver();
      return receiver;
    },
    /** After each test: nothing was lost. */
    end: async (): Promise<void> => {
      await pump.idle();
      await api.db.deleteFrom('webhook_endpoints').execute();
      expect(failures.splice(0)).toEqual([]);
    },
    stop: () => receiver.stop(),
  };
};
export type Hooks = Awaited<ReturnType<typeof createHooks>>;
