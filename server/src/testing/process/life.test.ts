import { dayMs } from '@mall/contract/core/time';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '../../demo/people.ts';
import { hashPassword } from '../../member/accounts/password.ts';
import { freePort } from '../../../../scripts/services/free-port.ts';
import { eventually } from '../eventually.ts';
import { calling, dataFolder, type MallProcess, runDemo, runMall } from '../mall-process.ts';

/** The life of one process, in the order of the tests: started, observed from outside, asked to stop. */
let folder: Awaited<ReturnType<typeof makeFolder>>;
let mall: MallProcess;
let metricsPort: number;

const secrets = { token: 'secret-token-2468', password: 'secret-password-1357', phone: '13812345678' };
const makeFolder = () =>
  dataFolder(async ({ given, shopper }) => ({
    buyer: await shopper('13987654321'),
    sku: await given.sku({ stock: 500 }),
  }));

beforeAll(async () => {
  folder = await makeFolder();
  metricsPort = await freePort();
  mall = await runMall({
    DATA_DIR: folder.dir,
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'trace',
    DRAIN_SECONDS: '1',
  });
  await mall.ready();
}, 120_000);

afterAll(async () => {
  await mall.stop();
  folder.remove();
});

it.each([
  ['PORT', 'ninety'],
  ['DATABASE_URL', 'mysql://127.0.0.1/mall'],
  ['ROLES', 'web,everything'],
])('stops with exit code 2 and one sentence for %s=%s', async (key, value) => {
  const refused = await runMall({ [key]: value });
  expect(await refused.ended).toBe(2);
  expect(refused.said.err).toMatch(new RegExp(`^The setting ${key}=${value} cannot be used \\(.+\\)\\.\n$`));
});

it('does not start in production with what is only for trying out', async () => {
  const refused = await runMall({ NODE_ENV: 'production', RATE_LIMITS: 'off' });
  expect(await refused.ended).toBe(2);
  expect(refused.said.err.trim().split('\n')).toHaveLength(1);
});

describe('in production', () => {
  const production = { NODE_ENV: 'production', DEMO: 'off', RATE_LIMITS: 'on', SMS_CODES: 'off' };

  it('does not start while a demo account has its public password, and starts once they are locked', async () => {
    const demo = await dataFolder(async ({ db, given }) => {
      const id = await given.member({ mobile: demoAccounts.operator.mobile, operator: true });
      const password_hash = await hashPassword(demoPassword);
      await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
      const other = await given.member({ mobile: demoAccounts.owner.mobile });
      const own = await hashPassword('another password 1');
      await db.updateTable('users').set({ password_hash: own }).where('id', '=', other).execute();
      await db
        .insertInto('sessions')
        .values({ token_hash: 'x', user_id: id, expires_at: new Date(Date.now() + dayMs) })
        .execute();
      return { id, other };
    });
    const refused = await runMall({ ...production, DATA_DIR: demo.dir });
    expect(await refused.ended).toBe(2);
    expect(refused.said.err).toMatch(/^NODE_ENV=production does not start .* \(13800000009\): .*lock.*\.\n$/);

    const lock = await runDemo(['lock'], { ...production, DATA_DIR: demo.dir });
    expect(lock).toEqual({ code: 0, said: 'Locked: 13800000009\n' });
    await demo.inside(async ({ db }) => {
      const people = await db.selectFrom('users').select(['id', 'password_hash']).execute();
      const hashed = people.filter(({ password_hash: hash }) => hash !== null).map(({ id }) => id);
      expect(hashed).toEqual([demo.made.other]);
      expect(await db.selectFrom('sessions').select('token_hash').execute()).toEqual([]);
    });
    const started = await runMall({ ...production, DATA_DIR: demo.dir });
    await started.ready();
    for (const page of ['/api/docs', '/api/openapi.json'])
      expect(await (await fetch(started.url + page)).json()).toMatchObject({ code: 40400 });
    started.signal('SIGTERM');
    expect(await started.ended).toBe(0);
    demo.remove();
  }, 240_000);
});

it('refuses a second process on the same data folder, with exit code 3 and the pid of the first', async () => {
  const second = await runMall({ DATA_DIR: folder.dir });
  expect(await second.ended).toBe(3);
  expect(second.said.err).toContain(`in use by process ${mall.pid}`);
  expect(second.said.err.trim().split('\n')).toHaveLength(1);
  expect((await fetch(`${mall.url}/readyz`)).status).toBe(200);
});

it('shows /metrics on their own port only', async () => {
  const { status, headers } = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect((await fetch(`${mall.url}/metrics`)).status).toBe(404);
});

it('serves all that is counted anywhere in the server', async () => {
  const body = { effectiveDirective: 'frame-src', blockedURL: mall.url, documentURL: mall.url };
  const reported = await fetch(`${mall.url}/api/policyReports`, {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify([{ type: 'csp-violation', age: 0, url: mall.url, body }]),
  });
  expect(reported.status).toBe(204);
  const served = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(served).toMatch(/^mall_policy_refusals_total\{directive="frame-src",place="[^"]+"\} 1$/m);
  for (const family of familiesInSources()) expect(served).toContain(`# TYPE ${family} `);
});

/** Names of the metric families that the server's sources create. */
const familiesInSources = (): string[] => {
  const sources = path.resolve(import.meta.dirname, '../..');
  const families = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(sources, file), 'utf8'))
    .filter((text) => /\b(counterOf|Histogram|Gauge)\b/.test(text))
    .flatMap((text) => [...text.matchAll(/'(mall_[a-z_]+)'/g)].map(([, family = '']) => family));
  expect(families.length).toBeGreaterThan(6);
  return families;
};

it('writes no token, password or phone number to the log, whatever is sent', async () => {
  const { token, password, phone } = secrets;
  const call = calling(mall.url, token);
  await call('session.accountLogin', { mobile: phone, password });
  await call('session.register', { mobile: phone, password, repassword: `${password}-other` });
  await call('member.userInfo', {});
  await call('address.save', {
    name: '林',
    phone,
    provinceId: '11',
    cityId: '1101',
    districtId: '110101',
    detail: `nul \u0000 ${password}`,
  });
  for (const body of [
    `{"mobile":"${phone}","password":"${password}"`,
    `mobile=${phone}&password=%00${password}`,
  ])
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain'])
      await fetch(`${mall.url}/api/accountLogin?token=${token}&mobile=${phone}`, {
        method: 'POST',
        headers: { token, cookie: `token=${token}`, authorization: `Bearer ${token}`, 'content-type': type },
        body,
      });
  await fetch(`${mall.url}/some/page/${token}`);
  const log = mall.said.out + mall.said.err;
  for (const secret of Object.values(secrets)) expect(log).not.toContain(secret);
});

it('writes one line for a request, with its route', async () => {
  await fetch(`${mall.url}/media/review/${secrets.token}.webp`);
  const lines = await eventually(
    async () =>
      mall.said.out
        .split('\n')
        .filter((line) => line.startsWith('{') && line.includes('"route":"/media/'))
        .map((line): unknown => JSON.parse(line)),
    (found) => found.length > 0,
  );
  expect(lines).toEqual([
    expect.objectContaining({ method: 'GET', route: expect.stringMatching(/^[^?]+[:*]/), status: 404 }),
  ]);
});

it('says on SIGTERM that it leaves, answers what has begun, takes nothing new, and ends with exit code 0', async () => {
  const { buyer, sku } = folder.made;
  const body = JSON.stringify({ skuId: sku.skuId, qty: 1 });
  const begun = await Promise.all(
    Array.from({ length: 10 }, () => beginPost(mall.url, '/api/cart/addCart', buyer.token, body)),
  );
  mall.signal('SIGTERM');
  const asked = () =>
    fetch(`${mall.url}/readyz`).then(
      ({ status }) => `answered ${status}`,
      (failure: Error) => failure.message,
    );
  expect(await eventually(asked, (answer) => answer !== 'answered 200')).toBe('answered 503');
  expect((await fetch(`${mall.url}/healthz`)).status).toBe(200); // a client who has not noticed yet is still served
  expect(await eventually(asked, (answer) => answer === 'fetch failed')).toBe('fetch failed');
  const answers = await Promise.all(begun.map((post) => post.finish()));
  for (const answer of answers) expect(answer).toContain('"code":200');
  expect(await mall.ended).toBe(0);
  const held = await folder.inside(({ db }) =>
    db.selectFrom('cart_lines').select('qty').where('user_id', '=', buyer.id).execute(),
  );
  expect(held).toEqual([{ qty: 10 }]);
});

/** Sends a request except for the last byte of its body. */
const beginPost = async (url: string, path: string, token: string, body: string) => {
  const { port, hostname } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => void (answer += chunk.toString()));
  const ended = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
  const head = [`POST ${path} HTTP/1.1`, 'host: mall.test', `token: ${token}`, 'connection: close'];
  const about = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`];
  await new Promise<void>((resolve) =>
    socket.write(`${[...head, ...about].join('\r\n')}\r\n\r\n${body.slice(0, -1)}`, () => resolve()),
  );
  await sleep(50);
  return {
    finish: async () => {
      socket.write(body.slice(-1));
      await ended;
      return answer;
    },
  };
};
