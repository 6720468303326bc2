import { type Comment, type Node, parseSync, type Program } from 'oxc-parser';
import type { SourceFile } from './files.ts';

export type Parsed = { path: string; text: string; program: Program; comments: readonly Comment[] };

/** Throws with the parser's message when the file is not TypeScript. */
export function parse({ path, text }: SourceFile): Parsed {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);
  return { path, text, program, comments };
}

/** Calls `visit` on every node, parents before children. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  const below = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, below);
  }
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A comment of at least three words on the line or on the one above it. */
export function hasReason(text: string, line: number): boolean {
  const lines = text.split('\n');
  return [lines[line - 2], lines[line - 1]].some((row, at) => {
    const trimmed = (row ?? '').trim();
    if (at === 0 && !/^(\/\/|\/\*|\*|\{\/\*)/.test(trimmed)) return false;
    const [, comment = ''] = /(?:\/\/|\/\*+|^\*)\s*(.*?)(?:\*\/.*)?$/.exec(trimmed) ?? [];
    return comment.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 3;
  });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
