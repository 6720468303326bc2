import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import type { Reader } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

type Row = Omit<Output<'mallSearch.misses'>['list'][number], 'at'> & { at: Date; total: number };

/** Misses of these days together, most frequent first; what was found last decides of what kind one is. */
export const listMisses = async (
  reader: Reader,
  { kind, days, language, keyword, page, size }: Input<'mallSearch.misses'>,
): Promise<Output<'mallSearch.misses'>> => {
  const asked = [
    sql`m.day > (${clock.now()}::timestamptz at time zone 'utc')::date - ${days}::int`,
    ...(language === undefined ? [] : [sql`m.language = ${language}`]),
    ...(keyword === undefined || keyword === '' ? [] : [sql`m.words ilike ${containing(keyword)}`]),
    sql`${kind === 'settled' ? sql`` : sql`not`} exists (
      select from search_settled s where s.language = m.language and s.words = m.words)`,
  ];
  const having = {
    nothing: sql`having (array_agg(m.read_as order by m.day desc))[1] = ''`,
    readAs: sql`having (array_agg(m.read_as order by m.day desc))[1] <> ''`,
    settled: sql``,
  }[kind];
  const { rows } = await sql<Row>`
    select m.language, m.words, (array_agg(m.read_as order by m.day desc))[1] as "readAs", sum(m.times)::int as times, max(m.at) as at,
      count(*) over ()::int as total
    from search_misses m where ${sql.join(asked, sql` and `)} group by m.language, m.words ${having}
    order by times desc, at desc, words, language limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return {
    list: rows.map(({ total: _total, at, ...row }) => ({ ...row, at: at.toISOString() })),
    total: rows[0]?.total ?? 0,
    page,
    size,
  };
};
