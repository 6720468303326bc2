import { z } from 'zod';
import { eachLanguage, languages } from '../core/languages.ts';
import { op } from '../core/op.ts';
import { listOf, None, text } from '../core/schema-helpers.ts';
import { hotWordLimits } from './content.ts';

const Words = z.object({ words: z.object(eachLanguage(() => z.array(z.string()))) });
const inOneLanguage = listOf(text(1, hotWordLimits.length), hotWordLimits.words).default([]);

const isWithoutTwins = (words: readonly string[]): boolean =>
  new Set(words.map((word) => word.toLowerCase())).size === words.length;

/** The words that the search offers before anything is typed, a list for each language (docs/features/operator.md). */
export const hotWordOps = {
  'hotWord.list': op('hotWord.list', {
    access: 'operator:content.view',
    summary: 'The words that the search offers, in their order',
    input: None,
    output: Words,
  }),
  'hotWord.save': op('hotWord.save', {
    access: 'operator:content.edit',
    summary: 'Replaces the words of one language, if they are those that were seen',
    input: z.object({
      language: z.enum(languages),
      words: inOneLanguage.refine(isWithoutTwins),
      seen: inOneLanguage,
    }),
    output: Words,
    refuses: ['goods.changedElsewhere'],
  }),
};
