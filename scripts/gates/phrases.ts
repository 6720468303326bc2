import { isBrowserRoom, isTest, readFiles, type SourceFile } from '../lib/files.ts';
import { usageOf } from '../lib/phrase-usage.ts';
import { type Bundle, bundlesOf } from '../lib/phrase-bundles.ts';
import type { Gate, Problem } from './gate.ts';
import { languageProblems } from './phrases-languages.ts';
import { declaredProblems, literalProblems, sentenceProblems } from './phrases-literals.ts';
import { missingProblems, unusedProblems } from './phrases-keys.ts';

export const phrases: Gate = {
  name: 'phrases',
  promises: 'every language complete, no key unused or missing, no sentence outside the phrases',
  check: async (base) =>
    phraseProblems(
      readFiles(base, (path) => /\/phrases\/[^/]+\.json$/.test(path)),
      readFiles(
        base,
        (path) => /\.tsx?$/.test(path) && !isTest(path) && /^(shell|mf-|shared\/|server\/)/.test(path),
      ),
    ),
};

export function phraseProblems(jsons: readonly SourceFile[], sources: readonly SourceFile[]): Problem[] {
  const { bundles, problems } = bundlesOf(jsons);
  const usages = sources.map(usageOf);
  return [
    ...problems,
    ...bundles.flatMap(languageProblems),
    ...bundles.flatMap((bundle: Bundle) => unusedProblems(bundle, usages)),
    ...missingProblems(bundles, usages),
    ...sources.filter(({ path }) => isBrowserRoom(path) && !isConfig(path)).flatMap(literalProblems),
    ...sources.filter(({ path }) => isConfig(path)).flatMap(declaredProblems),
    ...sources.filter(({ path }) => isSpeaking(path)).flatMap(sentenceProblems),
  ];
}

/** The server's code that answers people; the demo shop has things to sell, and tests have theirs. */
const isSpeaking = (path: string): boolean => /^server\/src\/(?!demo\/|testing\/)/.test(path);

/** What a remote declares carries its languages with it; a large one declares it in one file per feature. */
const isConfig = (path: string): boolean => /remote\.config\.ts$|^mf-[^/]+\/src\/declared\//.test(path);
