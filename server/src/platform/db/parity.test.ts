import { sql } from 'kysely';
import { startApi, type Api } from '../../testing/start-api.ts';
import { migrate } from './migrate.ts';
import { json } from './open.ts';

describe('both engines', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('read every column type as the same JavaScript type', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::bigint as big, count(*) as counted, 7::int as whole, 1.5::float8 as fraction,
        true as flag, 'x'::text as letters,
        '{"a":[1]}'::jsonb as data, array['a','b']::text[] as list, array[1,2]::bigint[] as bigs,
        '2026-11-21'::date as day,
        '2026-11-21T00:00:00Z'::timestamptz as at, sum(5::bigint)::bigint as total`.execute(api.db);
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      counted: 1,
      whole: 7,
      fraction: 1.5,
      flag: true,
      letters: 'x',
      data: { a: [1] },
      list: ['a', 'b'],
      bigs: [1, 2],
      day: '2026-11-21',
      at: new Date('2026-11-21T00:00:00Z'),
      total: 5,
    });
  });

  it('refuse an amount that is no safe integer instead of rounding it', async () => {
    await expect(sql`select 9007199254740993::bigint as big`.execute(api.db)).rejects.toThrow(/safe integer/);
  });

  it('keep lists in jsonb as lists', async () => {
    await api.db
      .insertInto('settings')
      .values({ key: 'parity', value: json([1, 'zwei', { drei: 3 }]) })
      .execute();
    const row = await api.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'parity')
      .executeTakeFirstOrThrow();
    expect(row.value).toEqual([1, 'zwei', { drei: 3 }]);
  });

  it('name a broken constraint by the same code', async () => {
    await expect(
      api.db
        .insertInto('settings')
        .values({ key: 'parity', value: json(1) })
        .execute(),
    ).rejects.toMatchObject({ code: '23505' });
  });

  it('take the migrations a second time without doing anything', async () => {
    await migrate(api.db);
  });
});
