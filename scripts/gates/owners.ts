import { isTest, readFiles, type SourceFile } from '../lib/files.ts';
import { lineAt } from '../lib/source.ts';
import type { Gate, Problem } from './gate.ts';
import { crossings, tableOwners } from './table-owners.ts';

const sources = 'server/src/';
const migrations = 'server/src/platform/db/migrations/';

export const owners: Gate = {
  name: 'owners',
  promises: 'a table is written by the context that owns it',
  check: async (base) => ownerProblems(readFiles(base, (path) => path.startsWith(sources) && !isTest(path))),
};

type Rules = {
  owners: typeof tableOwners;
  crossings: typeof crossings;
};
type Write = { path: string; file: string; line: number; table: string };

/** `insert into`, `update`, `delete from` and `merge into` of SQL, and those of Kysely. */
const writing =
  /(?:\binsert\s+into|(?<![-\w]|\bfor\s+(?:no\s+key\s+)?|\bdo\s+)update|\bdelete\s+from|\bmerge\s+into)\s+([a-z_]+)|\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_]+)/g;

export function ownerProblems(
  files: readonly SourceFile[],
  rules: Rules = { owners: tableOwners, crossings },
): Problem[] {
  const ownerOf = new Map(
    Object.entries(rules.owners).flatMap(([context, tables]) =>
      tables.map((table) => [table, context] as const),
    ),
  );
  const foreign = files
    .flatMap(writesOf)
    .filter(({ file, table }) => ownerOf.has(table) && ownerOf.get(table) !== contextOf(file))
    .filter(({ file }) => rules.crossings[file] === undefined);
  const refused = foreign.map(({ path, line, table }) => ({
    file: path,
    line,
    says: `writes ${table}, which belongs to ${ownerOf.get(table)}: call a function of that context that takes the transaction.`,
  }));
  return [...refused, ...unowned(files, ownerOf)];
}

/** Tables that migrations create and that have no owner. */
const unowned = (files: readonly SourceFile[], ownerOf: ReadonlyMap<string, string>): Problem[] =>
  files
    .filter(({ path }) => path.startsWith(migrations))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/create table (?:if not exists )?([a-z_]+)/g)]
        .filter(([, table = '']) => !ownerOf.has(table))
        .map(({ index, 1: table }) => ({
          file: path,
          line: lineAt(text, index),
          says: `makes ${table}, which no context owns: name it in scripts/gates/table-owners.ts.`,
        })),
    );

const contextOf = (file: string): string => file.split('/')[0] ?? '';

/** Migrations change existing data once, and the demo fills an empty mall: neither belongs to a context. */
const writesOf = ({ path, text }: SourceFile): Write[] => {
  const file = path.slice(sources.length);
  if (path.startsWith(migrations) || /^(demo|testing)\//.test(file)) return [];
  return [...text.matchAll(writing)].map(({ index, 1: inSql, 2: inKysely }) => ({
    path,
    file,
    line: lineAt(text, index),
    table: inSql ?? inKysely ?? '',
  }));
};
