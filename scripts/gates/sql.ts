import type { Expression, Node } from 'oxc-parser';
import { isTest, readFiles, type SourceFile } from '../lib/files.ts';
import { lineAt, type Parsed, parse, walk } from '../lib/source.ts';
import type { Gate, Problem } from './gate.ts';
import { commandVerbs } from './command-verbs.ts';

const sources = 'server/src/';

export const sql: Gate = {
  name: 'sql',
  promises: 'the database is read in queries files and written in commands, and asked nowhere else',
  check: async (base) =>
    sqlProblems(readFiles(base, (path) => path.startsWith(sources) && path.endsWith('.ts') && !isTest(path))),
};

/** A query in a file; `writes` when it changes a row. */
type Question = { line: number; writes: boolean };

/** Code that opens the database or fills an empty mall, and code for tests only. */
const isElsewhere = (file: string): boolean => /^(platform\/db|demo|testing)\//.test(file);
const isQueries = (file: string): boolean => /(?:^|[/.])queries\.ts$/.test(file);
const verbOf = (file: string): string =>
  /([a-z]+)[^/]*\.ts$/.exec(file.slice(file.lastIndexOf('/') + 1))?.[1] ?? '';

export const sqlProblems = (
  files: readonly SourceFile[],
  verbs: readonly string[] = commandVerbs,
): Problem[] =>
  files.flatMap((source) => {
    const file = source.path.slice(sources.length);
    if (isElsewhere(file) || !mayAsk(source.text)) return [];
    const parsed = parse(source);
    return faultsOf(file, parsed, questionsIn(parsed), verbs);
  });

const mayAsk = (text: string): boolean =>
  /\bsql\b|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/.test(text);

/** Only the first fault of a file is reported: fixing it means looking at all of it. */
function faultsOf(
  file: string,
  parsed: Parsed,
  questions: readonly Question[],
  verbs: readonly string[],
): Problem[] {
  const [first] = questions;
  if (first === undefined) return [];
  const { path } = parsed;
  if (isQueries(file)) {
    const write = questions.find(({ writes }) => writes);
    return write === undefined
      ? []
      : [
          {
            file: path,
            line: write.line,
            says: 'writes, and a queries file only reads: move the function into a command, a file named by its verb.',
          },
        ];
  }
  const verb = verbOf(file);
  if (!verbs.includes(verb)) {
    return [
      {
        file: path,
        line: first.line,
        says: `asks the database: move what reads into queries.ts or a *.queries.ts beside it, and what writes into a command, a file named by a verb of scripts/gates/command-verbs.ts.`,
      },
    ];
  }
  return exportsFunctionOf(parsed, verb)
    ? []
    : [
        {
          file: path,
          line: first.line,
          says: `is named by "${verb}" and exports no function that begins with it: name both alike.`,
        },
      ];
}

/** Whether the file exports a function like `place` or `placeOrder`. */
function exportsFunctionOf({ program }: Parsed, verb: string): boolean {
  const begins = new RegExp(`^${verb}(?![a-z])`);
  return program.body.some((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return false;
    const { declaration } = statement;
    if (declaration.type === 'FunctionDeclaration') return begins.test(declaration.id?.name ?? '');
    return (
      declaration.type === 'VariableDeclaration' &&
      declaration.declarations.some(
        ({ id, init }) =>
          id.type === 'Identifier' && begins.test(id.name) && init?.type === 'ArrowFunctionExpression',
      )
    );
  });
}

const writing =
  /\b(?:insert\s+into|delete\s+from|merge\s+into)\s|(?<![-\w]|\bfor\s+(?:no\s+key\s+)?|\bdo\s+)update\s+[a-z_]+/;
const asking = /^(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/;

/** SQL templates, and the calls that start a Kysely statement. */
function questionsIn({ text, program }: Parsed): Question[] {
  const found: Question[] = [];
  walk(program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && isNamed(node.tag, 'sql')) {
      found.push({ line: lineAt(text, node.start), writes: writing.test(ownText(node.quasi)) });
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { property } = node.callee;
      if (property.type === 'Identifier' && asking.test(property.name))
        found.push({ line: lineAt(text, node.start), writes: property.name !== 'selectFrom' });
    }
  });
  return found;
}

const isNamed = (node: Expression, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** The text of a template without its values. */
const ownText = (quasi: Node): string =>
  quasi.type === 'TemplateLiteral' ? quasi.quasis.map(({ value }) => value.raw).join(' ? ') : '';
