import type { Node } from 'oxc-parser';
import { languages } from '../../shared/contract/src/core/languages.ts';
import type { SourceFile } from '../lib/files.ts';
import { hasReason, lineAt, parse, walk } from '../lib/source.ts';
import type { Problem } from './gate.ts';

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const words = /\p{L}{2,}/u;
const several = /\p{L}+\s+\p{L}+/u;
/** Fields of an answer that people read. */
const answered = new Set(['msg', 'title', 'body', 'subject', 'label', 'text', 'message', 'statusText']);
const han = /\p{Script=Han}/u;

/** User-visible text in the code of a browser package. A reason of three words on the line excuses it. */
export function literalProblems(file: SourceFile): Problem[] {
  const { text, program } = parse(file);
  const problems: Problem[] = [];
  walk(program, (node, parents) => {
    const literal = spokenText(node, parents.at(-1)) ?? hanText(node);
    if (literal === undefined) return;
    const line = lineAt(text, node.start + (literal.length - literal.trimStart().length));
    if (hasReason(text, line)) return;
    problems.push({
      file: file.path,
      line,
      says: `says “${literal.trim().slice(0, 40)}” itself: put it into phrases and use t().`,
    });
  });
  return problems;
}

/**
 * A sentence that the server sends, written into its code: Chinese anywhere, several words in a field that people read.
 */
export function sentenceProblems(file: SourceFile): Problem[] {
  const { text, program } = parse(file);
  const problems: Problem[] = [];
  walk(program, (node, parents) => {
    const sentence = hanText(node) ?? answeredText(node, parents.at(-1));
    if (sentence === undefined) return;
    const lines = [node, parents.find(({ type }) => type === 'VariableDeclaration') ?? node];
    if (lines.some(({ start }) => hasReason(text, lineAt(text, start)))) return;
    problems.push({
      file: file.path,
      line: lineAt(text, node.start),
      says: `says “${sentence.trim().slice(0, 40)}” itself: put it into the phrases beside it, in every language, and say() it.`,
    });
  });
  return problems;
}

/** What a remote declares is complete: a menu waits for no phrases, so its titles stand in the declaration. */
export function declaredProblems(file: SourceFile): Problem[] {
  const { text, program } = parse(file);
  const problems: Problem[] = [];
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const said = node.properties.map((one) =>
      one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : '',
    );
    if (!said.includes('zh')) return;
    const line = lineAt(text, node.start);
    for (const language of languages)
      if (!said.includes(language))
        problems.push({ file: file.path, line, says: `declares a text without its ${language}. Write it.` });
  });
  return problems;
}

function answeredText(node: Node, parent: Node | undefined): string | undefined {
  if (parent?.type !== 'Property' || parent.value !== node || parent.key.type !== 'Identifier')
    return undefined;
  if (!answered.has(parent.key.name)) return undefined;
  return node.type === 'Literal' && typeof node.value === 'string' && several.test(node.value)
    ? node.value
    : undefined;
}

function spokenText(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'JSXText' && words.test(node.value.replaceAll(/&\w+;/g, ''))) return node.value;
  if (node.type !== 'Literal' || typeof node.value !== 'string' || !words.test(node.value)) return undefined;
  if (parent?.type === 'JSXExpressionContainer' || isSpokenAttribute(parent))
    return isQuoted(node, parent) ? node.value : undefined;
  return undefined;
}

const isSpokenAttribute = (node: Node | undefined): boolean =>
  node?.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && spoken.has(node.name.name);

/**
 * `{'text'}` between tags and `aria-label="text"` are visible or read aloud; `kind={'primary'}` may not be.
 */
const isQuoted = (node: Node, parent: Node | undefined): boolean =>
  parent?.type !== 'JSXExpressionContainer' ||
  (node.type === 'Literal' && typeof node.value === 'string' && /\s/.test(node.value));

function hanText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string' && han.test(node.value)) return node.value;
  if (node.type === 'TemplateElement' && han.test(node.value.raw)) return node.value.raw;
  return undefined;
}
