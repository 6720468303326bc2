import { z } from 'zod';
import { languages } from '../core/languages.ts';
import { op } from '../core/op.ts';
import {
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  Minor,
  None,
  Nothing,
  Paging,
  TextByLanguage,
} from '../core/schema-helpers.ts';
import { reasonLimits, workFields, workKinds, workStates } from './work-reviews.ts';

const kind = z.enum(workKinds);
const Which = z.object({ kind, id: Id });
const Person = z.object({ id: z.string(), name: z.string() });
const Shop = z.object({ id: z.string(), name: z.string() });
const Decided = z.object({
  decision: z.enum(['approve', 'reject']),
  at: Instant,
  by: Person.nullable().describe('Null: the mall itself'),
  reason: z.string(),
});

/** What every work has, in the list and on its page. */
const about = {
  kind,
  id: z.string(),
  name: z.string(),
  contentLang: z.enum(languages),
  shop: Shop,
  sender: z.string().describe('Who saved it last'),
  since: Instant.describe('Since when it waits'),
  version: z.int().describe('To be named in the decision'),
  first: z.boolean().describe('Shoppers see nothing of it yet'),
  taker: Person.nullable().describe('The operator who has taken it'),
};
const Row = z.object({
  ...about,
  key: z.string(),
  image: z.string().nullable(),
  decided: Decided.nullable(),
});

const Value = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lines'), lines: z.array(z.string()) }),
  z.object({ type: z.literal('texts'), texts: z.record(z.string(), z.string()) }),
  z.object({ type: z.literal('pictures'), urls: z.array(z.string()) }),
  z.object({ type: z.literal('money'), amount: Minor.describe("In the mall's currency") }),
  z.object({
    type: z.literal('number'),
    number: z.number(),
    unit: z.enum(['none', 'percent', 'days', 'squareMetres', 'pieces']),
  }),
  z.object({ type: z.literal('choice'), key: z.string().describe('One of the values of its field') }),
  z.object({ type: z.literal('flag'), on: z.boolean() }),
  z.object({ type: z.literal('colour'), colour: z.string() }),
]);
export const WorkDifference = z.object({
  field: z.enum(workFields),
  of: z.string().nullable().describe('Which variant, fact, place or picture'),
  before: Value.nullable().describe('What shoppers see now'),
  after: Value.nullable().describe('What they would see'),
});

const Reason = z.object({
  id: z.string(),
  version: z.int(),
  text: z.record(z.string(), z.string()),
});

/**
 * One queue of what shops send in (docs/features/operator.md): each kind is decided by its own operation,
 * `platformGoods.decide` and the like.
 */
export const workReviewOps = {
  'workReview.list': op('workReview.list', {
    access: 'operator:review.view',
    summary: 'What waits for review, the longest first; or what was decided, the latest first',
    input: Paging.extend({
      state: z.enum(workStates).default('waiting'),
      kind: kind.optional(),
      shopId: Id.optional(),
      mine: Flag.default(false).describe('That the caller has taken, or has decided'),
    }),
    output: listEnvelope(Row).extend({
      counts: z.partialRecord(kind, z.int()).describe('Of each kind, with the other filters'),
      shop: Shop.nullable().describe('The shop asked for'),
    }),
  }),
  'workReview.detail': op('workReview.detail', {
    access: 'operator:review.view',
    summary: 'One of them: what would change for shoppers; all of it where they see nothing yet',
    input: Which,
    output: z.object({
      ...about,
      waits: z.boolean(),
      decided: Decided.nullable().describe('The last decision about it'),
      fields: z.array(WorkDifference),
    }),
    refuses: ['missing'],
  }),
  'workReview.take': op('workReview.take', {
    access: 'operator:review.decide',
    summary: 'Takes what waits on oneself, so that no other looks at it too',
    input: Which.extend({ from: Id.optional().describe('Who has it, to take it over from them') }),
    output: Person,
    refuses: ['missing', 'work.taken', 'work.decided'],
  }),
  'workReview.giveBack': op('workReview.giveBack', {
    access: 'operator:review.decide',
    summary: 'Gives back what the caller has taken',
    input: Which,
    output: Nothing,
    refuses: ['missing'],
  }),
  'workReason.list': op('workReason.list', {
    access: 'operator:review.view',
    summary: 'Templates of reasons',
    input: None,
    output: z.object({ list: z.array(Reason) }),
  }),
  'workReason.save': op('workReason.save', {
    access: 'operator:review.decide',
    summary: 'Makes a template of a reason, or changes the version that was seen',
    input: z
      .object({
        id: Id.optional().describe('Without it a new one'),
        version: int(1, 1_000_000).optional().describe('That was seen; needed with an id'),
        text: TextByLanguage(reasonLimits.text).refine((said) =>
          Object.values(said).some((words) => words !== ''),
        ),
      })
      .refine(({ id, version }) => id === undefined || version !== undefined, { path: ['version'] }),
    output: Reason,
    refuses: ['missing', 'goods.changedElsewhere', 'goods.tooMany'],
  }),
  'workReason.remove': op('workReason.remove', {
    access: 'operator:review.decide',
    summary: 'Removes a template; it can be put back',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing'],
  }),
  'workReason.restore': op('workReason.restore', {
    access: 'operator:review.decide',
    summary: 'Puts a removed template back',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'goods.tooMany'],
  }),
};
