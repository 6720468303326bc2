import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPglite } from '../platform/db/open.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openField } from '../platform/sealed-fields/fields.ts';
import { markSecret } from '../platform/sealed-fields/sealing.ts';
import { createGiven, secretText, testSecret } from '../testing/given.ts';
import { runFirst } from './first.ts';

const dirs = { full: '', empty: '' };
/** The embedded database of the folder, while no command has it. */
const inside = async <T>(work: (given: ReturnType<typeof createGiven>, db: Opened['db']) => Promise<T>) => {
  const opened = await openPglite(dirs.full);
  return work(createGiven(opened.db), opened.db).finally(() => opened.close());
};
type Opened = Awaited<ReturnType<typeof openPglite>>;

const run = async (words: readonly string[], env: NodeJS.ProcessEnv = { DATA_DIR: dirs.full }) => {
  const lines: string[] = [];
  const code = await runFirst(
    words,
    { MALL_SECRET: secretText, ...env },
    {
      say: (line) => void lines.push(line),
      complain: (line) => void lines.push(line),
    },
  );
  return { code, text: lines.join('\n') };
};
const held = () =>
  inside((_given, db) =>
    db
      .selectFrom('operators')
      .innerJoin('users', 'id', 'user_id')
      .select(['users.id', 'mobile', 'role'])
      .orderBy('added_at')
      .execute()
      .then((rows) => rows.map(({ id, mobile, role }) => ({ mobile: openField(mobile, id), role }))),
  );

beforeAll(async () => {
  dirs.full = mkdtempSync(path.join(tmpdir(), 'first-'));
  dirs.empty = mkdtempSync(path.join(tmpdir(), 'first-'));
  await inside(async (given, db) => {
    await migrate(db);
    await markSecret(db, testSecret);
    await given.member({ mobile: '13800000001', name: 'Wei' });
    await given.member({ mobile: '13800000002', name: 'Mei' });
    await given.member({ mobile: '13800000003', name: 'Lin', proved: false });
  });
});

it('makes the first operator of a mall, once, and another only with a reason that is kept', async () => {
  for (const mobile of ['13800000003', '13800000004'])
    expect(await run([`mobile=${mobile}`])).toMatchObject({
      code: 1,
      text: expect.stringContaining('proved it'),
    });
  expect(await held()).toEqual([]);

  expect(await run(['mobile=13800000001'])).toMatchObject({ code: 0, text: expect.stringContaining('Wei') });
  expect(await run(['mobile=13800000002'])).toMatchObject({
    code: 1,
    text: expect.stringContaining('--again'),
  });
  expect(await held()).toEqual([{ mobile: '13800000001', role: 'all' }]);

  const again = ['mobile=13800000002', '--again', 'reason=Wei has left'];
  expect((await run(again)).code).toBe(0);
  expect(await run(again)).toMatchObject({ code: 1, text: 'This member is an operator already.' });
  expect(await held()).toHaveLength(2);
  const noted = await inside((_given, db) =>
    db.selectFrom('audit_log').select(['action', 'actor_id', 'diff']).orderBy('at').execute(),
  );
  expect(noted).toMatchObject([
    { action: 'operator.first', actor_id: null, diff: { new: { role: 'all' } } },
    { action: 'operator.first', actor_id: null, diff: { new: { role: 'all', reason: 'Wei has left' } } },
  ]);
});

it('takes a member who cannot prove a number where the mall sends no codes', async () => {
  const words = ['mobile=13800000003', '--again', 'reason=no codes here'];
  expect((await run(words)).code).toBe(1);
  expect((await run(words, { DATA_DIR: dirs.full, SMS_CODES: 'off' })).code).toBe(0);
});

it('says that there are no tables yet', async () => {
  expect(await run(['mobile=13800000001'], { DATA_DIR: dirs.empty })).toMatchObject({
    code: 1,
    text: expect.stringContaining('start the mall once'),
  });
});

it('says that the mall runs on the embedded database', async () => {
  const opened = await openPglite(dirs.full);
  expect(await run(['mobile=13800000001'])).toMatchObject({
    code: 3,
    text: expect.stringContaining('in use'),
  });
  await opened.close();
});

it.each([
  ['no number', []],
  ['a number that is none', ['mobile=12']],
  ['--again without a reason', ['mobile=13800000001', '--again']],
  ['a reason without --again', ['mobile=13800000001', 'reason=x']],
  ['something else', ['mobile=13800000001', 'role=all']],
])('shows how it is used for %s', async (_what, words) => {
  expect(await run(words)).toMatchObject({ code: 2, text: expect.stringContaining('Usage') });
});
