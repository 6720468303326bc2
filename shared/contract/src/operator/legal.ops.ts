import { z } from 'zod';
import { languages } from '../core/languages.ts';
import { op } from '../core/op.ts';
import { Instant, int, None, TextByLanguage } from '../core/schema-helpers.ts';
import { legalKinds, legalLimits } from '../core/legal.ts';

const Kind = z.enum(legalKinds);
const Version = int(0, 1_000_000);
const Text = z.object({
  kind: Kind,
  version: z.int().describe('0: it was never published'),
  text: z.record(z.string(), z.string()).describe('By language; empty where it was taken away'),
  publishedAt: Instant.nullable(),
});

/** The legal texts of the mall, in versions of which none is ever changed (docs/features/operator.md). */
export const legalOps = {
  'legal.show': op('legal.show', {
    access: 'visitor',
    summary: 'A legal text that is in force',
    input: z.object({ kind: Kind }),
    output: z.object({
      kind: Kind,
      title: z.string(),
      text: z.string().describe('Lines; `## ` begins a heading, `- ` an item of a list'),
      contentLang: z.enum(languages),
      since: Instant,
    }),
    refuses: ['missing'],
  }),
  'mallLegal.list': op('mallLegal.list', {
    access: 'operator:content.view',
    summary: 'Every version of every legal text, the newest first, without the words',
    input: None,
    output: z.object({
      kinds: z.array(z.object({ kind: Kind, title: z.string() })),
      list: z.array(
        z.object({
          kind: Kind,
          version: z.int(),
          languages: z.array(z.enum(languages)).describe('In which it is written; none: taken away'),
          publishedAt: Instant,
        }),
      ),
    }),
  }),
  'mallLegal.detail': op('mallLegal.detail', {
    access: 'operator:content.view',
    summary: 'One version of a legal text, without a version the newest',
    input: z.object({ kind: Kind, version: Version.optional() }),
    output: Text,
    refuses: ['missing'],
  }),
  'mallLegal.publish': op('mallLegal.publish', {
    access: 'operator:content.edit',
    summary: 'Publishes the next version of a legal text; without words in any language it is taken away',
    input: z.object({
      kind: Kind,
      version: Version.describe('The newest one that was seen'),
      text: TextByLanguage(legalLimits.text),
    }),
    output: Text,
    refuses: ['goods.changedElsewhere'],
  }),
};
