import { z } from 'zod';
import { Id, Instant, listEnvelope, listOf, None, Paging } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { mostAgain, partStates, sendStates, sendWays, systemParts, workStates } from './system.ts';

const Counts = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.record(z.enum(names), z.int());

const Remote = z.object({
  name: z.string(),
  version: z.string().describe('What visitors get who are in no canary'),
  canary: z.object({ version: z.string(), percent: z.number() }).nullable(),
  enabled: z.boolean(),
  loads: z.int().describe('Pages that opened it in the last 24 hours'),
  failures: z.int().describe('Of these, how many saw it fail'),
});

const System = z.object({
  parts: z.array(
    z.object({
      part: z.enum(systemParts),
      state: z.enum(partStates),
      ms: z.int().nullable().describe('How long its answer took'),
    }),
  ),
  database: z.object({
    engine: z.enum(['pglite', 'postgres']),
    version: z.string(),
    migration: z.string().describe('The newest one that was applied'),
    bytes: z.int(),
    open: z.int(),
    waiting: z.int().describe('Queries that wait for a connection'),
  }),
  clock: z.object({
    at: Instant.describe("The database's time, which is the mall's"),
    aheadMs: z.int().describe('How far the clock of the answering process is ahead of it'),
  }),
  process: z.object({ node: z.string(), since: Instant, memoryMb: z.int() }),
  registry: z.object({ revision: z.int(), remotes: z.array(Remote) }).nullable(),
  jobs: Counts(workStates),
  sends: Counts(sendStates).describe('`sent` and `failed`: in the last 24 hours'),
  newMembers: z.int().describe('In the last 24 hours'),
});

const Job = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(workStates),
  about: z.string().describe('The id of what it works on; empty for none'),
  tries: z.int(),
  mostTries: z.int(),
  madeAt: Instant,
  at: Instant.describe('When it failed, began, or is due'),
  failure: z.string().describe('Numbers and addresses of people are masked; empty without one'),
});

const Send = z.object({
  id: z.string(),
  way: z.enum(sendWays),
  state: z.enum(sendStates),
  title: z.string(),
  to: z.string().describe('Number or address, masked'),
  memberId: z.string(),
  tries: z.int(),
  madeAt: Instant,
  at: Instant.describe('When it left, failed, or is tried next'),
  failure: z.string().describe('Masked; empty without one'),
  again: z.boolean().describe('It failed and is younger than a day: older news would only confuse'),
});

const again = { output: z.object({ count: z.int() }), refuses: ['system.nothingAgain'] } as const;

/** How the mall itself does: its parts, work in the background, messages that leave it (docs/features/operator.md). */
export const systemOps = {
  'mallSystem.show': op('mallSystem.show', {
    access: 'operator:settings.view',
    summary: 'Database, Redis, store, clock, versions of remotes, and what failed',
    input: None,
    output: System,
  }),
  'mallSystem.jobs': op('mallSystem.jobs', {
    access: 'operator:settings.view',
    summary:
      'Work in the background that failed, runs or waits, the newest first; failed work is kept for a week',
    input: Paging.extend({ state: z.enum(workStates).default('failed') }),
    output: listEnvelope(Job),
  }),
  'mallSystem.retryJobs': op('mallSystem.retryJobs', {
    access: 'operator:settings.edit',
    summary:
      'Has failed work tried again; every job decides by the current state, so that nothing happens twice',
    input: z.object({ ids: listOf(Id, mostAgain) }),
    ...again,
  }),
  'mallSystem.sends': op('mallSystem.sends', {
    access: 'operator:settings.view',
    summary: 'Messages that left the mall, could not, or are due, the newest first',
    input: Paging.extend({ state: z.enum(sendStates).default('failed'), way: z.enum(sendWays).optional() }),
    output: listEnvelope(Send),
  }),
  'mallSystem.sendAgain': op('mallSystem.sendAgain', {
    access: 'operator:settings.edit',
    summary: 'Has messages of the last day that failed sent again; the rest of those named is left out',
    input: z.object({ ids: listOf(z.string().regex(/^[0-9A-Za-z-]{1,40}:(sms|email)$/), mostAgain) }),
    ...again,
  }),
};
