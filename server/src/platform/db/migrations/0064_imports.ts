/**
 * Imports of thousands of rows (decision 076). The ready rows of one are written some at a time: `handled_rows` of them are
 * behind, and `back_rows` are rows of the sheet that go back to be mended. How many are ready was counted from the whole
 * document for each look at the list.
 *
 * `list_products` always asks by ids. Its plan was made once a session, in a new mall while the tables were empty, and read
 * them whole for each product that came later: it is by index whatever their size.
 */
export const statements: readonly string[] = [
  `alter table shop_jobs add column handled_rows int not null default 0 check (handled_rows >= 0),
    add column back_rows int[] not null default '{}',
    add column ready_count int not null generated always as (jsonb_array_length(ready_rows)) stored`,
  `update shop_jobs set back_rows = array(select distinct (problem ->> 'row')::int from jsonb_array_elements(problems) problem)
    where wrong_rows > 0`,
  `alter function list_products(int[]) set enable_seqscan = off`,
];
