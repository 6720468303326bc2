import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { sql } from 'kysely';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { sendNews } from '../../platform/notifications/send-news.ts';
import { createMailbox } from '../../platform/ports/mail.ts';
import { createInbox } from '../../platform/ports/sms.ts';
import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { askParts } from './ask-parts.ts';

let api: Api;
let wei: Awaited<ReturnType<typeof operator>>;
const operator = async (permissions: OperatorPermission[] | null = null) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
beforeAll(async () => {
  const mf_catalog = {
    stable: '1.2.0',
    enabled: true,
    canary: { version: '1.3.0', percent: 5, salt: 'x' },
    versions: {},
  };
  api = await startApi(
    {},
    {
      queue: (opened, url) => createJobs(opened, url, false, () => {}),
      registry: () => ({ document: { revision: 7, remotes: { mf_catalog } } }) as never, // what is read of one
    },
  );
  api.jobs.define('some.work', async () => {});
  await api.jobs.start();
  wei = await operator();
});
afterAll(async () => {
  await api.jobs.stop();
  await api.stop();
});

const noted = (action: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'diff'])
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .execute();

it('shows database, store and clock, and that this mall has no Redis', async () => {
  const { data } = await wei.call('mallSystem.show');
  expect(data.parts).toMatchObject([
    { part: 'database', state: 'up' },
    { part: 'redis', state: 'none', ms: null },
    { part: 'store', state: 'up' },
  ]);
  expect(data.database.engine).toBe(api.engine);
  expect(data.database.migration).toMatch(/^\d{4}_/);
  expect(data.database.bytes).toBeGreaterThan(1_000_000);
  expect(Math.abs(data.clock.aheadMs)).toBeLessThan(60_000);
  expect(data.process.node).toBe(process.version);
});

it('a part that refuses or does not answer is away', async () => {
  const parts = await askParts({
    database: async () => {
      throw new Error('no connection');
    },
    redis: () => new Promise(() => {}),
    store: async () => null,
  });
  expect(parts.map(({ state }) => state)).toEqual(['away', 'away', 'up']);
});

it('counts the pages of a day that opened each remote, and those that saw it fail', async () => {
  const count = (what: string, n: number, before: string, channel = 'stable') =>
    sql`insert into composition_counts (hour, remote, version, channel, route, what, bucket, n)
      values (date_trunc('hour', now()) - ${before}::interval, 'mf_catalog', '1.2.0', ${channel}, 'r', ${what}, 0, ${n})`.execute(
      api.db,
    );
  await count('load', 40, '1 hour');
  await count('bad', 2, '1 hour');
  await count('load', 1000, '30 hours');
  await count('load', 5, '1 hour', 'override');
  expect((await wei.call('mallSystem.show')).data.registry).toEqual({
    revision: 7,
    remotes: [
      {
        name: 'mf_catalog',
        version: '1.2.0',
        canary: { version: '1.3.0', percent: 5 },
        enabled: true,
        loads: 40,
        failures: 2,
      },
    ],
  });
});

describe('work in the background', () => {
  /** Sends a job, and lets it have failed for good. */
  const failedJob = async (about: string, message: string): Promise<string> => {
    await inTransaction(api.db, (tx) => api.jobs.send(tx, 'some.work', { id: about }));
    const { rows } = await sql<{ id: string }>`
      update pgboss.job set state = 'failed', retry_count = 5, completed_on = now(),
        output = jsonb_build_object('message', ${message}::text)
      where name = 'some.work' and data ->> 'id' = ${about} returning id::text`.execute(api.db);
    return rows[0]?.id ?? '';
  };
  const stateOf = async (id: string) => {
    const { rows } = await sql<{ state: string }>`
      select state::text from pgboss.job where id::text = ${id}`.execute(api.db);
    return rows[0]?.state;
  };

  it('that failed says why, masks whom it names, and is tried again once', async () => {
    const id = await failedJob('order-1', 'Key (mobile)=(13812345678) of lin@example.com exists');
    expect((await wei.call('mallSystem.show')).data.jobs.failed).toBe(1);
    const waits = [{ queue: 'failedJob', count: 1, since: expect.any(String) }];
    expect((await wei.call('operator.start')).data.queues).toEqual(waits);
    expect((await (await operator(['catalogue.view'])).call('operator.start')).data.queues).toEqual([]);
    const { data } = await wei.call('mallSystem.jobs', {});
    expect(data).toMatchObject({
      total: 1,
      list: [
        {
          id,
          name: 'some.work',
          about: 'order-1',
          state: 'failed',
          tries: 6,
          mostTries: 6,
          failure: 'Key (mobile)=(138****5678) of l***@example.com exists',
        },
      ],
    });
    expect((await wei.call('mallSystem.retryJobs', { ids: [id] })).data).toEqual({ count: 1 });
    expect((await wei.call('operator.start')).data.queues).toEqual([]);
    expect(await stateOf(id)).toBe('retry');
    expect((await wei.call('mallSystem.jobs', {})).data.total).toBe(0);
    const waiting = (await wei.call('mallSystem.jobs', { state: 'waiting', size: 100 })).data.list;
    expect(waiting.find((job) => job.id === id)).toMatchObject({ state: 'waiting' });
    expect((await wei.call('mallSystem.retryJobs', { ids: [id] })).msgKey).toBe('system.nothingAgain');
    expect(await noted('system.retryJobs')).toEqual([
      { actor_id: wei.memberId, diff: { new: { count: 1 }, ids: [id] } },
    ]);
  });

  it('is tried again only by who may change settings', async () => {
    const id = await failedJob('order-2', 'x');
    const reader = await operator(['settings.view']);
    expect((await reader.call('mallSystem.jobs', {})).data.total).toBe(1);
    expect((await reader.call('mallSystem.retryJobs', { ids: [id] })).code).toBe(40300);
    expect(await stateOf(id)).toBe('failed');
  });
});

describe('messages', () => {
  const confirmed = async (email: string) => {
    const lin = await createPeople(api).shopper();
    await api.db
      .updateTable('users')
      .set({ email, email_confirmed_at: new Date() })
      .where('id', '=', lin.memberId)
      .execute();
    return lin;
  };
  const refusing = {
    offered: true,
    send: async () => {
      throw new Error('550 no such mailbox: lin@example.com');
    },
  };
  const sms = createInbox(() => {});
  const due = () => sql`update message_sends set next_at = now() where state = 'due'`.execute(api.db);
  const failing = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await sendNews({ db: api.db, sms, mail: refusing });
      await due();
    }
  };

  /** What the start page says of them. */
  const unsent = async () =>
    (await (await operator(['settings.view'])).call('operator.start')).data.queues.filter(
      ({ queue }) => queue === 'failedSend',
    );

  it('that no provider took say why, masked, and leave when they are sent again', async () => {
    const lin = await confirmed('lin@example.com');
    await createPeople(api).buy(lin, (await api.given.sku()).skuId);
    await failing();
    const { data } = await wei.call('mallSystem.sends', {});
    expect(data.list).toMatchObject([
      {
        way: 'email',
        state: 'failed',
        title: 'Order placed',
        to: 'l***@example.com',
        memberId: lin.memberId,
        tries: 3,
        failure: '550 no such mailbox: l***@example.com',
        again: true,
      },
    ]);
    expect((await wei.call('mallSystem.show')).data.sends).toMatchObject({ failed: 1, due: 0 });
    expect(await unsent()).toEqual([{ queue: 'failedSend', count: 1, since: expect.any(String) }]);
    expect((await wei.call('mallSystem.sends', { way: 'sms' })).data.total).toBe(0);

    const ids = [data.list[0]?.id ?? ''];
    expect((await wei.call('mallSystem.sendAgain', { ids })).data).toEqual({ count: 1 });
    expect(await unsent()).toEqual([]);
    expect((await wei.call('mallSystem.sends', { state: 'due' })).data.total).toBe(1);
    const mail = createMailbox();
    await sendNews({ db: api.db, sms, mail });
    expect(mail.letters()).toMatchObject([{ to: 'lin@example.com' }]);
    expect((await wei.call('mallSystem.sends', { state: 'sent' })).data.list).toMatchObject([
      { state: 'sent', failure: '', again: false },
    ]);
    expect((await wei.call('mallSystem.sendAgain', { ids })).msgKey).toBe('system.nothingAgain');
    expect(await noted('system.sendAgain')).toHaveLength(1);
  });

  it('that are older than a day stay in the mall', async () => {
    const lin = await confirmed('old@example.com');
    await createPeople(api).buy(lin, (await api.given.sku()).skuId);
    await failing();
    await sql`update messages set created_at = now() - interval '25 hours' where user_id = ${lin.memberId}`.execute(
      api.db,
    );
    const [old] = (await wei.call('mallSystem.sends', {})).data.list;
    expect(old).toMatchObject({ to: 'o***@example.com', again: false });
    expect(await unsent()).toEqual([]);
    expect((await wei.call('mallSystem.sendAgain', { ids: [old?.id ?? ''] })).msgKey).toBe(
      'system.nothingAgain',
    );
  });
});
