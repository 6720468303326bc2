import type { Node } from 'oxc-parser';
import type { SourceFile } from './files.ts';
import { spokenIn } from './phrase-speakers.ts';
import { lineAt, parse, walk } from './source.ts';

/** `values`: the names of a phrase's values; null where they are not written out. */
type Call = {
  key: string;
  line: number;
  namespaces: readonly string[];
  values: ReadonlySet<string> | null;
};

/**
 * What a file says of phrases. `calls` are `t('…')` and `say('…')` with the key in full; texts, patterns and the names
 * of fields are all that could name one, or a part of one.
 */
export type Usage = {
  path: string;
  calls: readonly Call[];
  texts: ReadonlySet<string>;
  fields: ReadonlySet<string>;
  /** Whether it makes names of two parts, `${kind}.${decision}`. */
  makesPairs: boolean;
  patterns: readonly RegExp[];
  namespaces: readonly string[];
  prefixes: readonly string[];
};

export function usageOf(file: SourceFile): Usage {
  const { text, program } = parse(file);
  const calls: Call[] = [];
  const texts = new Set<string>();
  const fields = new Set<string>();
  let makesPairs = false;
  const spoken = spokenIn(file.path, program);
  const patterns: RegExp[] = [];
  const namespaces = new Set<string>(spoken.values());
  const prefixes = new Set<string>();

  walk(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.add(node.value);
    if (node.type === 'Property' && node.key.type === 'Identifier') fields.add(node.key.name);
    if (node.type === 'TemplateLiteral') {
      const fixed = node.quasis.map(({ value }) => value.cooked ?? '');
      if (fixed.length === 1) texts.add(fixed.join(''));
      else addPattern(patterns, fixed);
      makesPairs ||= fixed.join('|') === '|.|';
    }
    if (node.type === 'BinaryExpression' && node.operator === '+') {
      const [start] = literals(node.left);
      if (start !== undefined) addPattern(patterns, [start, '']);
    }
    if (node.type === 'CallExpression') {
      const name = calleeName(node.callee);
      const [first, second, third] = node.arguments;
      const folder = spoken.get(name);
      if (folder !== undefined)
        for (const key of literals(first))
          calls.push({ key, line: lineAt(text, node.start), namespaces: [folder], values: namesIn(third) });
      if (name === 'useTranslation' || name === 'getFixedT') {
        for (const namespace of literals(name === 'getFixedT' ? second : first)) namespaces.add(namespace);
        for (const prefix of literals(option(second ?? third, 'keyPrefix'))) prefixes.add(prefix);
      }
      if (name === 't') {
        const given = literals(option(second, 'ns'));
        for (const key of literals(first))
          calls.push({ key, line: lineAt(text, node.start), namespaces: given, values: namesIn(second) });
      }
    }
    if (node.type === 'NewExpression' && calleeName(node.callee) === 'Refusal') {
      const [reason, detail] = node.arguments;
      for (const key of literals(reason))
        calls.push({ key, line: lineAt(text, node.start), namespaces: [refusals], values: namesIn(detail) });
    }
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && node.name.name === 'i18nKey') {
      for (const key of literals(node.value))
        calls.push({ key, line: lineAt(text, node.start), namespaces: [], values: null });
    }
  });
  return {
    path: file.path,
    calls,
    texts,
    fields,
    makesPairs,
    patterns,
    namespaces: [...namespaces],
    prefixes: [...prefixes],
  };
}

/** The sentences of `new Refusal('…')`. */
const refusals = 'server/src/platform/http/phrases';

/** `t(...)` and `i18n.t(...)` are both `t`. */
function calleeName(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
}

/** The possible texts of an expression, as far as they are written out. */
function literals(node: Node | null | undefined): string[] {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis.map(({ value }) => value.cooked ?? '');
  if (node.type === 'ConditionalExpression')
    return [...literals(node.consequent), ...literals(node.alternate)];
  if (node.type === 'ArrayExpression') return node.elements.flatMap((element) => literals(element));
  if (node.type === 'JSXExpressionContainer') return literals(node.expression);
  return [];
}

function namesIn(node: Node | undefined): ReadonlySet<string> | null {
  if (node === undefined) return new Set();
  if (node.type !== 'ObjectExpression') return null;
  const names = node.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null,
  );
  return names.includes(null) ? null : new Set(names.filter((name) => name !== null));
}

function option(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
  }
  return undefined;
}

/**
 * `status.${x}` matches every key that starts with `status.`; a template without two fixed characters in a
 * row matches nothing.
 */
function addPattern(patterns: RegExp[], fixed: readonly string[]): void {
  const together = fixed.join('');
  if (together.length < 3 || !/^[\w.:-]+$/.test(together) || !together.includes('.')) return;
  patterns.push(new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('(.+)')}$`));
}
