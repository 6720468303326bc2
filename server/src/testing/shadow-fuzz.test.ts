import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Db, json } from '../platform/db/open.ts';
import { openShadow } from './shadow-database.ts';
import { startShadowFuzz } from './shadow-fuzz.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const put = (db: Db, key: string) =>
  db
    .insertInto('settings')
    .values({ key, value: json(1) })
    .execute();
const keys = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('settings').select('key').where('key', 'like', 'shadow%').execute();
  return rows.map(({ key }) => key).toSorted();
};

describe('a shadow', () => {
  let shadow: ReturnType<typeof openShadow>;
  beforeEach(() => {
    shadow = openShadow(api.db);
  });
  afterEach(async () => {
    await shadow.close();
    await api.db.deleteFrom('settings').where('key', 'like', 'shadow%').execute();
  });

  it('sees what others have committed and what it did itself, of which nothing stays', async () => {
    await put(api.db, 'shadow of all');
    await shadow.undone(async () => {
      await put(shadow.db, 'shadow alone');
      await shadow.db.transaction().execute((tx) => put(tx, 'shadow in a transaction'));
      expect(await keys(shadow.db)).toEqual(['shadow alone', 'shadow in a transaction', 'shadow of all']);
    });
    expect(await keys(api.db)).toEqual(['shadow of all']);
    expect(await shadow.undone(() => keys(shadow.db))).toEqual(['shadow of all']);
  });

  it('goes on after a statement that fails and a transaction that is given up', async () => {
    await shadow.undone(async () => {
      await put(shadow.db, 'shadow');
      await expect(put(shadow.db, 'shadow')).rejects.toMatchObject({ code: '23505' });
      const givenUp = shadow.db.transaction().execute(async (tx) => {
        await put(tx, 'shadow of nobody');
        await put(tx, 'shadow');
      });
      await expect(givenUp).rejects.toMatchObject({ code: '23505' });
      expect(await keys(shadow.db)).toEqual(['shadow']);
    });
    expect(await keys(api.db)).toEqual([]);
  });

  it('lets the others work, during it or after it', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const written = asked.then(() => put(api.db, 'shadow of all'));
    await shadow.undone(async () => {
      ask();
      await put(shadow.db, 'shadow');
    });
    await written;
    expect(await keys(api.db)).toEqual(['shadow of all']);
  });

  it('undoes what is still done after it', async () => {
    await shadow.undone(async () => {});
    await put(shadow.db, 'shadow');
    await shadow.db.transaction().execute((tx) => put(tx, 'shadow'));
    expect(await keys(api.db)).toEqual([]);
  });
});

describe('the fuzz with valid inputs', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'mall-fuzz-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = () => ({ ...api.opened, close: async () => {} });
  /** A mall with one operation, which answers as `answer` says. */
  const fuzzOf = (answer: (name: unknown) => { status: number; code: number }) =>
    startShadowFuzz(folder, open, async ({ db }) => {
      const app = Fastify();
      app.post('/', async (request, reply) => {
        await put(db, 'shadow');
        const { status, code } = answer(Reflect.get(Object(request.body), 'name'));
        return reply.code(status).send({ code });
      });
      return app;
    });
  const send = (to: FastifyInstance, payload: object) => to.inject({ method: 'POST', url: '/', payload });

  it('finds an operation that fails with a broken value, and says with which', async () => {
    const fuzz = fuzzOf((name) => ({ status: name === 'right' ? 200 : 500, code: 200 }));
    await expect(fuzz.tryBefore('cart.add', { name: 'right' }, send)).rejects.toThrow(
      /^cart\.add answers 500 to \{"name":.*\} \((pglite|postgres)\)$/,
    );
    await fuzz.close();
    expect(await keys(api.db)).toEqual([]);
  });

  it('tries each operation once, when it has succeeded', async () => {
    let [answers, code] = [0, 40_001];
    const fuzz = fuzzOf(() => ({ status: 200, code: ((answers += 1), code) }));
    await fuzz.tryBefore('cart.add', { name: 'right' }, send);
    expect([answers, existsSync(path.join(folder, 'cart.add'))]).toEqual([1, false]);
    code = 200;
    await fuzz.tryBefore('cart.add', { name: 'right' }, send);
    expect(existsSync(path.join(folder, 'cart.add'))).toBe(true);
    const tried = answers;
    expect(tried).toBeGreaterThan(2);
    await fuzz.tryBefore('cart.add', { name: 'right' }, send);
    expect(answers).toBe(tried);
    await fuzz.close();
  });
});
