import { z } from 'zod';
import { type AuditArea, auditAreas } from './audit.ts';
import { Day, Id, Instant, int } from './schema-helpers.ts';
import { op } from './op.ts';

const Area = z.enum(Object.keys(auditAreas) as AuditArea[]); // keys of a const table

export const auditOps = {
  'audit.list': op('audit.list', {
    access: 'staff:shop.view',
    summary: 'Who changed what in the shop, newest first; only areas that the caller may see',
    input: z.object({
      area: Area.optional(),
      actorId: Id.optional(),
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
          area: Area,
          action: z.string(),
          /** "Role changed", in the reader's language like all texts here. */
          title: z.string(),
          actor: z.object({ id: z.string(), name: z.string() }).nullable().describe('null: the mall itself'),
          /** The subject of the change: an order's number, a person's or a role's name. */
          about: z.string(),
          orderId: z.string().nullable(),
          changes: z.array(
            z.object({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() }),
          ),
        }),
      ),
      next: z.string().nullable(),
      areas: z.array(Area),
      people: z.array(z.object({ id: z.string(), name: z.string() })).describe('Who can be filtered by'),
    }),
  }),
};
