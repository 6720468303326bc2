import { z } from 'zod';
import { Day, Id, Instant, int, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { logAreaNames } from './log-areas.ts';

const Named = z.object({ id: z.string(), name: z.string() });

export const operatorLogOps = {
  'operatorLog.list': op('operatorLog.list', {
    access: 'operator:audit.view',
    summary: 'Who changed what in the mall and its shops, newest first',
    input: z.object({
      area: z.enum(logAreaNames).optional(),
      actorId: Id.optional(),
      shop: Id.optional().describe('A shop by its id, or `mall` for what belongs to no shop'),
      about: text(1, 80)
        .optional()
        .describe('An order by its number, anything by its id, or an object as `<kind>:<id>`'),
      from: Day.optional().describe('In Shanghai'),
      to: Day.optional().describe('In Shanghai, that day too'),
      before: Id.optional().describe('`next` of the page before'),
      size: int(1, 100).default(30),
    }),
    output: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          at: Instant,
          area: z.enum(logAreaNames),
          action: z.string(),
          title: z.string().describe("In the reader's language, as are the changes"),
          actor: Named.nullable().describe('null: the mall itself'),
          shop: Named.nullable(),
          about: z.string().describe("An order's number, a person's name"),
          changes: z.array(
            z.object({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() }),
          ),
        }),
      ),
      next: z.string().nullable(),
      people: z.array(Named).describe('The operators, also those who were'),
      shop: Named.nullable().describe('The shop that is asked for'),
    }),
  }),
};
