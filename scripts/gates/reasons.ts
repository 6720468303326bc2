import { isTest, readFiles, type SourceFile } from '../lib/files.ts';
import { hasReason, lineAt, type Parsed, parse, walk } from '../lib/source.ts';
import type { Gate, Problem } from './gate.ts';

export const reasons: Gate = {
  name: 'reasons',
  promises: 'every cast, effect and silenced rule says why on its line or the one above',
  check: async (base) =>
    reasonProblems(readFiles(base, (path) => /\.tsx?$/.test(path) && !path.startsWith('bench/'))),
};

export function reasonProblems(files: readonly SourceFile[]): Problem[] {
  return files
    .map(parse)
    .flatMap((file) => [...silenced(file), ...(isTest(file.path) ? [] : unexplained(file))]);
}

/** `oxlint-disable-next-line rule -- reason` */
function silenced({ path, text, comments }: Parsed): Problem[] {
  return comments
    .filter(({ value }) => /^\s*(?:(?:oxlint|eslint)-disable|biome-ignore|@ts-expect-error)/.test(value))
    .filter(({ value }) => !/(?:--|:|@ts-expect-error) ?\S+ \S+ \S+/.test(value))
    .map(({ start }) => ({
      file: path,
      line: lineAt(text, start),
      says: 'silences a rule without a reason: end the comment with ` -- ` and why.',
    }));
}

function unexplained({ path, text, program }: Parsed): Problem[] {
  const problems: Problem[] = [];
  const needsReason = (at: number, says: string): void => {
    const line = lineAt(text, at);
    if (!hasReason(text, line)) problems.push({ file: path, line, says });
  };
  walk(program, (node) => {
    if (
      node.type === 'TSAsExpression' &&
      !isConst(text.slice(node.typeAnnotation.start, node.typeAnnotation.end))
    ) {
      needsReason(node.end, 'casts without a reason: let the types agree, or say why on the line.');
    }
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      /^use(Layout)?Effect$/.test(node.callee.name)
    ) {
      needsReason(
        node.start,
        'is an effect without a reason: derive the value, use the event, or say why above it.',
      );
    }
  });
  return problems;
}

const isConst = (type: string): boolean => type === 'const';
