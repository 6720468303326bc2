import { sql } from 'kysely';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('statements that are planned once', () => {
  it('are asked again with other values, also of another kind than at first', async () => {
    const echo = async (value: string | number | null) =>
      (await sql<{ value: string | null }>`select ${value}::text as value`.execute(api.db)).rows[0]?.value;
    expect(await echo('sofa')).toBe('sofa');
    expect(await echo(null)).toBeNull();
    expect(await echo('7')).toBe('7');
  });

  it('work again after a table has changed under them', async () => {
    await sql`create table test_changing (id int)`.execute(api.db);
    const read = () => sql`select * from test_changing where id > ${0}`.execute(api.db);
    await read();
    await sql`alter table test_changing add column more text`.execute(api.db);
    await read().catch(() => {});
    expect((await read()).rows).toEqual([]);
  });

  it('answer when there are more of them than are kept', async () => {
    for (let n = 0; n < 520; n += 1) {
      const { rows } = await sql<{ n: number }>`select ${n}::int as n, ${sql.lit(`statement ${n}`)}`.execute(
        api.db,
      );
      expect(rows[0]?.n).toBe(n);
    }
    expect((await sql<{ n: number }>`select ${7}::int as n`.execute(api.db)).rows[0]?.n).toBe(7);
  });
});
