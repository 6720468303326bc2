import { z } from 'zod';
import { op } from '../core/op.ts';
import {
  Flag,
  Instant,
  int,
  Moment,
  None,
  Nothing,
  NumId,
  text,
  TextByLanguage,
} from '../core/schema-helpers.ts';
import { announcementLimits, isMallPath } from './content.ts';

const Link = z
  .union([z.literal(''), text(1, announcementLimits.link).refine(isMallPath)])
  .default('')
  .describe('A path of the mall; empty: the announcement leads nowhere');

const Announcement = z.object({
  id: z.string(),
  version: z.int(),
  text: z.record(z.string(), z.string()),
  link: z.string(),
  closable: z.boolean().describe('Visitors may close it; their browser remembers that'),
  from: Instant.nullable(),
  to: Instant.nullable(),
  state: z
    .enum(['shown', 'waiting', 'planned', 'over'])
    .describe('waiting: in its period, behind one that began later'),
});

/** The bar above the head of the mall's pages (docs/features/operator.md). One is shown at a time. */
export const announcementOps = {
  'announcement.list': op('announcement.list', {
    access: 'operator:content.view',
    summary: 'All announcements, the one that begins last first',
    input: None,
    output: z.object({ list: z.array(Announcement) }),
  }),
  'announcement.save': op('announcement.save', {
    access: 'operator:content.edit',
    summary: 'Makes an announcement, or changes the version that was seen',
    input: z
      .object({
        id: NumId.optional().describe('Without it a new one'),
        version: int(1, 1_000_000).optional().describe('That was seen; needed with an id'),
        text: TextByLanguage(announcementLimits.text).refine((said) =>
          Object.values(said).some((words) => words !== ''),
        ),
        link: Link,
        closable: Flag.default(true),
        from: Moment.nullable().default(null),
        to: Moment.nullable().default(null),
      })
      .refine(({ id, version }) => id === undefined || version !== undefined, { path: ['version'] })
      .refine(({ from, to }) => from === null || to === null || Date.parse(from) < Date.parse(to), {
        path: ['to'],
      }),
    output: Announcement,
    refuses: ['missing', 'goods.changedElsewhere', 'goods.tooMany'],
  }),
  'announcement.remove': op('announcement.remove', {
    access: 'operator:content.edit',
    summary: 'Takes an announcement away; it can be put back',
    input: z.object({ id: NumId }),
    output: Nothing,
    refuses: ['missing'],
  }),
  'announcement.restore': op('announcement.restore', {
    access: 'operator:content.edit',
    summary: 'Puts an announcement back that was taken away',
    input: z.object({ id: NumId }),
    output: Nothing,
    refuses: ['missing'],
  }),
};
