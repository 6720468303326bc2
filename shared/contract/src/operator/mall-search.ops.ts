import { z } from 'zod';
import { searchMissDays, wordGroupLimits } from '../catalog/mall-catalogue.ts';
import { languages } from '../core/languages.ts';
import { op } from '../core/op.ts';
import {
  Flag,
  Instant,
  int,
  listEnvelope,
  listOf,
  None,
  Nothing,
  NumId,
  Paging,
  text,
} from '../core/schema-helpers.ts';

const language = z.enum(languages);
const words = listOf(text(0, wordGroupLimits.word), wordGroupLimits.words).describe(
  'That mean the same, in their order; each in one group of its language',
);
const version = int(1, 1e9);

export const missKinds = ['nothing', 'readAs', 'settled'] as const;
export type MissKind = (typeof missKinds)[number];

const Miss = z.object({
  language,
  words: z.string().describe('In small letters'),
  readAs: z.string().describe('What was found instead; empty: nothing'),
  times: z.int(),
  at: Instant.describe('When it was asked last'),
});
const Group = z.object({ id: z.string(), language, words: z.array(z.string()), version: z.int() });
const refuses = [
  'searchGroup.tooFew',
  'searchGroup.wordEmpty',
  'searchGroup.singleCharacter',
  'searchGroup.sameWord',
  'searchGroup.taken',
] as const;

/** What people search in vain, and words that mean the same (decision 096). */
export const mallSearchOps = {
  'mallSearch.misses': op('mallSearch.misses', {
    access: 'operator:catalogue.view',
    summary: 'Searches that found nothing, or only something else, most frequent first',
    input: Paging.extend({
      kind: z.enum(missKinds).default('nothing'),
      days: int(1, searchMissDays).default(30),
      language: language.optional(),
      keyword: text(0, 60).optional(),
    }),
    output: listEnvelope(Miss),
  }),
  'mallSearch.settle': op('mallSearch.settle', {
    access: 'operator:catalogue.edit',
    summary: 'Lists a search among those that are dealt with, or again among those that wait',
    input: z.object({ language, words: text(1, 80), settled: Flag }),
    output: Nothing,
  }),
  'mallSearch.groups': op('mallSearch.groups', {
    access: 'operator:catalogue.view',
    summary: 'All groups of words that mean the same',
    input: None,
    output: z.array(Group),
  }),
  'mallSearch.createGroup': op('mallSearch.createGroup', {
    access: 'operator:catalogue.edit',
    summary: 'Makes a group; products are found by its words soon',
    input: z.object({ language, words }),
    output: Nothing,
    refuses: [...refuses, 'searchGroup.tooMany'],
  }),
  'mallSearch.changeGroup': op('mallSearch.changeGroup', {
    access: 'operator:catalogue.edit',
    summary: 'Changes the words of the version that was read',
    input: z.object({ id: NumId, version, words }),
    output: Nothing,
    refuses: [...refuses, 'missing', 'goods.changedElsewhere'],
  }),
  'mallSearch.removeGroup': op('mallSearch.removeGroup', {
    access: 'operator:catalogue.edit',
    summary: 'Removes the version of a group that was read',
    input: z.object({ id: NumId, version }),
    output: Nothing,
    refuses: ['missing'],
  }),
};
