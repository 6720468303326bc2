import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { needs } from '../../../../scripts/services/needs.ts';
import { startRedis } from '../../../../scripts/services/redis.ts';
import { publishActivity } from '../../campaign/seckill/publish.ts';
import { openPostgres, type Opened } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { onPostgres } from '../engine.ts';
import { eventually } from '../eventually.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { brokenInvariants } from '../invariants.ts';
import { type MallProcess, postgresDatabase, runMall } from '../mall-process.ts';
import { startPostgresPair, takeAllConnections } from '../postgres-pair.ts';
import { scaled } from '../scale.ts';
import { startShoppers } from '../shoppers.ts';

/** The embedded database is in the process itself: nothing lies between. */
const onlyPostgres = onPostgres ? describe : describe.skip;

const buyers = 8;
const ordersBetween = 8;
const stock = 1_000_000;

/**
 * Two API processes and a worker, PostgreSQL with a standby and Redis, each behind a proxy, while people buy: what
 * breaks is answered with 503 or not at all, nothing that was answered is lost, and everybody goes on.
 */
onlyPostgres('a mall whose servers fail', () => {
  let postgres: Awaited<ReturnType<typeof startPostgresPair>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let toPostgres: Awaited<ReturnType<typeof startFaultProxy>>;
  let toRedis: Awaited<ReturnType<typeof startFaultProxy>>;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let apis: MallProcess[];
  let worker: MallProcess;
  const recovered = new Map<string, number>();

  const makeDatabase = () =>
    postgresDatabase(postgres.url(), async ({ db, given, shopper }) => {
      const people = [];
      for (let n = 0; n < buyers; n += 1) people.push(await shopper());
      const [{ skuId }, onSale] = [await given.sku({ stock }), await given.sku({ stock })];
      const activityId = await inTransaction(db, (tx) =>
        publishActivity(tx, {
          name: { zh: '秒杀' },
          skuId: onSale.skuId,
          price: 100,
          stock: stock / 2,
          perUserLimit: stock,
          startAt: new Date(Date.now() - hourMs),
          endAt: new Date(Date.now() + 24 * hourMs),
        }),
      );
      return { people, goods: { skuId, sale: { activityId, skuId: onSale.skuId } } };
    });
  const start = async (ROLES: string): Promise<MallProcess> => {
    const mall = await runMall({
      ...database.env,
      DATABASE_URL: toPostgres.url,
      REDIS_URL: toRedis.url,
      ROLES,
    });
    await mall.ready();
    return mall;
  };
  beforeAll(async () => {
    postgres = await startPostgresPair(needs.postgres.find() ?? '');
    redis = await startRedis(needs.redis.find() ?? '');
    database = await makeDatabase();
    toPostgres = await startFaultProxy(database.env['DATABASE_URL'] ?? '');
    toRedis = await startFaultProxy(redis.url);
    apis = [await start('api'), await start('api')];
    worker = await start('worker');
  }, 120_000);
  afterAll(async () => {
    for (const mall of [...apis, worker]) await mall.stop();
    await Promise.all([toPostgres.stop(), toRedis.stop(), redis.stop(), postgres.remove()]);
    writeReport(recovered);
  }, 60_000);

  const first = () => apis[0] as MallProcess; // there are two
  /** The database beside the proxy, wherever it is now. */
  const inside = async (work: (opened: Opened) => Promise<void>): Promise<void> => {
    const url = new URL(database.env['DATABASE_URL'] ?? '');
    url.host = new URL(postgres.url()).host;
    const opened = openPostgres(url.href);
    try {
      await work(opened);
    } finally {
      await opened.close();
    }
  };
  const ready = async (): Promise<boolean> => {
    const looks = [...apis, worker].map(({ url }) =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return (await Promise.all(looks)).every(Boolean);
  };

  type Trouble = {
    /** Begins, and returns what ends it. */
    readonly begin: () => Promise<() => Promise<void>>;
    readonly lastsMs: number;
    /** Whether requests may get no answer at all, as those in a process that is killed. */
    readonly silent?: boolean;
    readonly times?: number;
  };
  const through = (proxy: () => typeof toPostgres, fault: 'frozen' | 'cut' | 'slow' | 'lossy'): Trouble => ({
    begin: async () => {
      proxy().set(fault);
      return async () => proxy().set('none');
    },
    lastsMs: 2500,
  });

  const troubles: Record<string, Trouble> = {
    'the database restarts': {
      begin: async () => {
        await postgres.stop();
        return postgres.start;
      },
      lastsMs: 300,
    },
    'the database fails over to its standby': {
      begin: async () => {
        await postgres.lose();
        return async () => toPostgres.leadTo(await postgres.takeOver());
      },
      lastsMs: 500,
      times: scaled(1, 20),
    },
    'the database does not answer': through(() => toPostgres, 'frozen'),
    'the database cannot be reached': through(() => toPostgres, 'cut'),
    'the network is slow': through(() => toPostgres, 'slow'),
    'connections break between a statement and its answer': through(() => toPostgres, 'lossy'),
    'others have taken all connections': {
      begin: async () => {
        const { release } = takeAllConnections(postgres.url());
        await inside(async ({ db }) => {
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
        });
        return release;
      },
      lastsMs: 1500,
    },
    'Redis does not answer': through(() => toRedis, 'frozen'),
    'Redis is lost, and an empty one takes its place': {
      begin: async () => {
        await redis.stop();
        return async () => {
          redis = await startRedis(needs.redis.find() ?? '');
          toRedis.leadTo(redis.url);
        };
      },
      lastsMs: 1000,
    },
    'a process is killed': {
      begin: async () => {
        const killed = apis.shift();
        killed?.signal('SIGKILL');
        await killed?.ended;
        return async () => void apis.push(await start('api'));
      },
      lastsMs: 200,
      silent: true,
      times: scaled(1, 50),
    },
    'a process stands still': {
      begin: async () => {
        first().signal('SIGSTOP');
        return async () => first().signal('SIGCONT');
      },
      lastsMs: 3000,
      silent: true,
    },
    'the worker is killed': {
      begin: async () => {
        worker.signal('SIGKILL');
        await worker.ended;
        return async () => void (worker = await start('worker'));
      },
      lastsMs: 200,
    },
  };

  it.each(Object.entries(troubles))(
    'loses nothing and goes on while %s',
    async (what, { begin, lastsMs, silent = false, times = scaled(1, 5) }) => {
      for (let time = 0; time < times; time += 1) {
        const urls = () => apis.map(({ url }) => url);
        const before = await ids();
        const shoppers = startShoppers(urls, database.made.people, database.made.goods);
        expect(await shoppers.more(ordersBetween)).toBe(true);

        const end = await begin();
        await sleep(lastsMs);
        await end();
        const endedAt = performance.now();
        expect(await eventually(ready, Boolean)).toBe(true);
        recovered.set(what, Math.max(recovered.get(what) ?? 0, performance.now() - endedAt));
        expect(await shoppers.more(ordersBetween)).toBe(true);
        await shoppers.leave();

        const wrong = shoppers.heard.filter(
          ({ status, retryAfter }) => !(status === 503 && retryAfter !== null) && !(silent && status === 0),
        );
        expect(wrong).toEqual([]);
        expect([...apis, worker].every((mall) => mall.isAlive())).toBe(true);
        const made = (await ids()).filter((id) => !before.includes(id));
        expect(new Set(made)).toEqual(new Set(shoppers.ordered));
        await inside(async ({ db }) => expect(await brokenInvariants(db)).toEqual({}));
      }
    },
    scaled(120_000, 1_800_000),
  );

  const ids = async (): Promise<string[]> => {
    let all: string[] = [];
    await inside(async ({ db }) => {
      all = (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
    });
    return all;
  };
});

/** How long it took until all processes were ready after each trouble had ended, for people to read. */
const writeReport = (recovered: ReadonlyMap<string, number>): void => {
  const folder = path.resolve(import.meta.dirname, '../../../../test-results');
  mkdirSync(folder, { recursive: true });
  const rows = [...recovered].map(([what, ms]) => `| ${what} | ${(ms / 1000).toFixed(1)} s |`);
  writeFileSync(
    path.join(folder, 'chaos.md'),
    ['| trouble | ready again after, longest |', '| --- | ---: |', ...rows, ''].join('\n'),
  );
};
