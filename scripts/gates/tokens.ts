import { isBrowserRoom, isTest, readFiles, type SourceFile } from '../lib/files.ts';
import { hasReason } from '../lib/source.ts';
import type { Gate, Problem } from './gate.ts';

const tokenFiles =
  /^shared\/ui\/src\/([^/]+\.css|(.+\/)?(tokens|brand-tones)[^/]*\.ts|(.+\/)?[^/]*tokens?\.css)$/;

type Rule = { finds: RegExp; instead: string; within?: RegExp; outside?: string };

const rules: readonly Rule[] = [
  {
    finds: /(?<![\w&/(-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi,
    instead: 'a colour of its own: use a token such as var(--text)',
  },
  {
    finds: /\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi,
    instead: 'a colour of its own: use a token such as var(--overlay)',
  },
  {
    finds: /\b(?:z-index\s*:|zIndex\s*[:=]\s*\{?)\s*-?\d+/g,
    instead: 'a layer of its own: use var(--layer-sticky), -side, -dialog or -toast',
  },
  {
    finds: /(?<![\w.-])(?:\d*\.)?\d+px\b/g,
    within: /^[^:]*\b(padding|margin|gap|font|font-?[sS]ize|border-?[rR]adius)[\w-]*\s*:/,
    outside: 'shared/ui/',
    instead:
      'a space, type size or radius of its own: use a token such as var(--space-4), var(--step-ui), var(--radius-m)',
  },
];

const hairline = /^(0|1|1\.5|2)px$/;
/** Above or below its neighbour inside one component, not a layer of the page. */
const withinComponent = /[:={\s](-1|0|1)$/;
const escapes = 'or say why on the line: /* … */';

export const tokens: Gate = {
  name: 'tokens',
  promises: 'no raw colour, size or layer outside the tokens of shared/ui',
  check: async (base) =>
    tokenProblems(
      readFiles(
        base,
        (path) =>
          isBrowserRoom(path) && /\.(tsx?|css)$/.test(path) && !isTest(path) && !tokenFiles.test(path),
      ),
    ),
};

export function tokenProblems(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    const lines = withoutComments(text).split('\n');
    return lines.flatMap((code, at) =>
      rules
        .filter(({ outside }) => !outside || !path.startsWith(outside))
        .flatMap((rule) => found(rule, code))
        .filter(() => !hasReason(text, at + 1))
        .map((says): Problem => ({ file: path, line: at + 1, says: `${says}, ${escapes}` })),
    );
  });
}

function found({ finds, instead, within }: Rule, code: string): string[] {
  const parts = within ? code.split(/[;{}]/).filter((declaration) => within.test(declaration)) : [code];
  return [...new Set(parts.flatMap((part) => part.match(finds) ?? []))]
    .filter((literal) => !hairline.test(literal) && !withinComponent.test(literal))
    .map((literal) => `${literal} is ${instead}`);
}

/**
 * Replaces comments by blanks, line by line, so that names in them are not found. Addresses such as https://
 * stay.
 */
function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|[\s;{(,])\/\/.*$/gm, '$1');
}
