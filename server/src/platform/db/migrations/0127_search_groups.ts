import first from './0127_search_groups.json' with { type: 'json' };

const groups = Object.entries(first).flatMap(([language, all]) => all.map((words) => ({ language, words })));

/**
 * Words that mean the same (decision 096), which operators edit from now on; each word is in one group of its language. And what people
 * searched in vain, by day: nobody's name, and nothing that could be one's number. A word that an operator has dealt with is listed no longer.
 */
export const statements: readonly string[] = [
  `create table search_groups (
    id int generated always as identity primary key,
    language text not null,
    words text[] not null check (cardinality(words) between 2 and 12),
    version int not null default 1)`,
  `insert into search_groups (language, words)
    select said.language, said.words from jsonb_to_recordset('${JSON.stringify(groups).replaceAll("'", "''")}'::jsonb)
      as said(language text, words text[])`,
  `create table search_misses (
    day date not null,
    language text not null,
    words text not null,
    read_as text not null default '',
    times int not null check (times > 0),
    at timestamptz not null,
    primary key (day, language, words))`,
  `create table search_settled (language text not null, words text not null, primary key (language, words))`,
];
