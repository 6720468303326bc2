import type { Expression, Node } from 'oxc-parser';
import { isTest, readFiles, type SourceFile } from '../lib/files.ts';
import { lineAt, parse, walk } from '../lib/source.ts';
import type { Gate, Problem } from './gate.ts';

export const statuses: Gate = {
  name: 'statuses',
  promises: 'a status is called by its name, never by its number',
  check: async (base) => statusProblems(readFiles(base, isOurs)),
};

/**
 * Migrations are history. Tests write the numbers of the API and the database literally, so that a constant
 * with a changed value is found.
 */
const isOurs = (path: string): boolean =>
  /^(server\/src|shared\/[^/]+\/src|shell\/src|mf-[^/]+\/src)\/.*\.tsx?$/.test(path) &&
  !isTest(path) &&
  !/^server\/src\/(testing|platform\/db\/migrations)\/|\/sample-[^/]+$/.test(path);

/** None of our statuses comes near it: 100 and above are HTTP's. */
const firstOfHttp = 100;
const named = /(?:^|[_.])(?:status|state)$|[a-z](?:Status|State)$/;
const comparisons = /^(?:[!=]==?|[<>]=?)$/;
const says = (what: string): string =>
  `${what}: call it by its name (orderStatus.paid, \${literal(orderStatus.paid)} in SQL, a predicate in a screen).`;

export function statusProblems(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) =>
    /stat(?:us|e)/i.test(file.text) ? [...inTypeScript(file), ...inSql(file)] : [],
  );
}

function inTypeScript(file: SourceFile): Problem[] {
  const found: Problem[] = [];
  walk(parse(file).program, (node) => {
    if (comparesOrSets(node)) {
      found.push({
        file: file.path,
        line: lineAt(file.text, node.start),
        says: says(`compares or sets a status by its number, ${textOf(file, node)}`),
      });
    }
  });
  return found;
}

const textOf = ({ text }: SourceFile, { start, end }: Node): string =>
  text.slice(start, end).replace(/\s+/g, ' ').slice(0, 60);

function comparesOrSets(node: Node): boolean {
  if (node.type === 'BinaryExpression')
    return (
      comparisons.test(node.operator) &&
      ((isStatus(node.left) && isCode(node.right)) || (isStatus(node.right) && isCode(node.left)))
    );
  if (node.type === 'AssignmentExpression' || node.type === 'AssignmentPattern')
    return isStatus(node.left) && isCode(node.right);
  if (node.type === 'VariableDeclarator') return isStatus(node.id) && isCode(node.init);
  if (node.type === 'Property') return isStatus(node.key) && isCode(node.value);
  if (node.type === 'SwitchStatement')
    return isStatus(node.discriminant) && node.cases.some(({ test }) => isCode(test));
  if (node.type === 'CallExpression') return isQuestion(node.callee, node.arguments);
  return isTyped(node);
}

/** `.where('o.status', '=', 3)`, `eb('status', 'in', [1, 2])` and `[1, 2].includes(status)`. */
const isQuestion = (callee: Expression, given: readonly Node[]): boolean =>
  (given[0]?.type === 'Literal' &&
    typeof given[0].value === 'string' &&
    named.test(given[0].value) &&
    given.slice(1).some(isCode)) ||
  (callee.type === 'MemberExpression' && isStatus(given[0]) && isCode(callee.object));

/** `state: 0 | 1`, as the type of a property or a parameter. */
const isTyped = (node: Node): boolean => {
  if (node.type === 'TSPropertySignature') return isStatus(node.key) && isCode(node.typeAnnotation);
  return node.type === 'Identifier' && named.test(node.name) && isCode(node.typeAnnotation);
};

function isStatus(node: Node | null | undefined): boolean {
  if (node?.type === 'Identifier') return named.test(node.name);
  if (node?.type === 'ChainExpression' || node?.type === 'TSNonNullExpression')
    return isStatus(node.expression);
  return node?.type === 'MemberExpression' && !node.computed && isStatus(node.property);
}

/** A number below HTTP's, or a list or a union that contains one. */
function isCode(node: Node | null | undefined): boolean {
  if (!node) return false;
  if (node.type === 'Literal') return typeof node.value === 'number' && node.value < firstOfHttp;
  if (node.type === 'ArrayExpression') return node.elements.some(isCode);
  if (node.type === 'TSTypeAnnotation') return isCode(node.typeAnnotation);
  if (node.type === 'TSUnionType') return node.types.some(isCode);
  return node.type === 'TSLiteralType' && isCode(node.literal);
}

/**
 * `status = 3`, `order_status in (1, 2)`, `status not between 1 and 4`, `case status when 3`, in the text
 * between the values.
 */
const inStatement =
  /\b\w*(?:status|state)\b"?\s*(?:=|<>|!=|[<>]=?|(?:not\s+)?between\b|(?:not\s+)?in\s*\(|is\s+(?:not\s+)?distinct\s+from\b|when\b)\s*\d{1,2}\b/gi;

/** Only the server has SQL statements, in template strings and in plain ones. */
function inSql(file: SourceFile): Problem[] {
  if (!file.path.startsWith('server/')) return [];
  const found: Problem[] = [];
  walk(parse(file).program, (node) => {
    if (node.type !== 'TemplateElement' && !(node.type === 'Literal' && typeof node.value === 'string'))
      return;
    for (const { index, 0: what } of file.text.slice(node.start, node.end).matchAll(inStatement)) {
      const line = lineAt(file.text, node.start + index);
      found.push({ file: file.path, line, says: says(`holds "${what}"`) });
    }
  });
  return found;
}
