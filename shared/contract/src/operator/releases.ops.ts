import { z } from 'zod';
import { Instant, int, listEnvelope, None, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { releaseSteps, releaseText, releaseVerbs } from './releases.ts';

const RemoteName = z.string().regex(/^mf_[a-z]{1,40}$/);
const Version = z.string().regex(/^[\w.+-]{1,60}$/);

const Line = z.object({
  revision: z.int(),
  at: Instant,
  by: z.string(),
  reason: z.string(),
  remote: z.string().describe('Empty for a change that is of no remote'),
  step: z.enum(releaseSteps),
  version: z.string().describe('The version that the step is about; empty without one'),
  from: z.string().describe('What everybody had before; empty without one'),
  percent: z.number().nullable(),
  shopCode: z.string(),
  says: z.string().describe('The line as the registry has it'),
});

const OneVersion = z.object({
  version: z.string(),
  builtAt: Instant,
  by: z.string().describe('Who published it; empty where the history is shorter'),
  reason: z.string(),
  loads: z.int().describe('Pages that opened it in the last 24 hours'),
  failures: z.int().describe('Of these, how many saw it fail'),
});

const Remote = z.object({
  name: z.string(),
  enabled: z.boolean(),
  stable: z.string().describe('What everybody gets'),
  previous: z.string().nullable().describe('What everybody gets after a rollback'),
  candidate: z.object({ version: z.string(), percent: z.number() }).nullable(),
  shops: z
    .array(z.object({ code: z.string(), version: z.string() }))
    .describe('Shops with a version of their own'),
  last: Line.nullable().describe('What was done to it last'),
  versions: z.array(OneVersion).describe('The newest first'),
});

/** Versions of remotes and who gets them (docs/decisions/095-people-and-releases.md). */
export const releaseOps = {
  'mallRelease.show': op('mallRelease.show', {
    access: 'operator:release.edit',
    summary: 'The remotes of the registry that this process serves, with their versions and how these did',
    input: None,
    output: z.object({
      canMove: z.boolean().describe('This process has the key that signs the registry'),
      revision: z.int(),
      digest: z.string().describe('Which registry this is; empty while nothing is built'),
      refused: z.string().describe('Why the registry in the store is not taken; empty when it is'),
      remotes: z.array(Remote),
    }),
  }),
  'mallRelease.history': op('mallRelease.history', {
    access: 'operator:release.edit',
    summary: 'Who changed the registry, when and why, the newest first; the last 200 changes',
    input: Paging.extend({ remote: RemoteName.optional() }),
    output: listEnvelope(Line),
  }),
  'mallRelease.move': op('mallRelease.move', {
    access: 'operator:release.edit',
    stepUp: true,
    summary:
      'Gives a version to a share of the visitors or to everybody, takes one back, closes or opens a remote',
    input: z.object({
      remote: RemoteName,
      verb: z.enum(releaseVerbs),
      version: Version.optional().describe('For `canary` and `promote`; without it the candidate'),
      percent: int(1, 100).optional().describe('For `canary`: the share of the visitors'),
      digest: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe('The registry that this was decided by'),
      reason: text(1, releaseText.reason),
    }),
    output: z.object({ revision: z.int(), digest: z.string() }),
    refuses: [
      'missing',
      'release.noKey',
      'release.movedMeanwhile',
      'release.nothing',
      'release.unfit',
      'release.untrusted',
    ],
  }),
};
