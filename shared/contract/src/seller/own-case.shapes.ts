import { z } from 'zod';
import { caseRooms, caseStyles } from '../catalog/design.ts';
import { Plan } from '../catalog/design.ops.ts';
import { int, listOf, MediaUrl, NumId, TextByLanguage } from '../core/schema-helpers.ts';
import { caseLimits as most } from './own-cases.ts';

const ten = int(0, 10_000);
const side = int(1, most.side);

const Spot = z.object({
  id: z.string().regex(/^[0-9A-Za-z_-]{1,40}$/),
  x: ten.describe('Of the picture’s width, in ten-thousandths'),
  y: ten,
  skuId: NumId.nullable(),
});

/** A draft of a design case: it may be incomplete, but within its limits. */
export const CaseDraft = z.object({
  title: TextByLanguage(most.title),
  intro: TextByLanguage(most.intro),
  room: z.enum(caseRooms).nullable(),
  style: z.enum(caseStyles).nullable(),
  area: int(0, most.area.max).nullable().describe('Square decimetres'),
  pictures: listOf(
    z.object({ url: MediaUrl, w: side, h: side, spots: listOf(Spot, most.spots) }),
    most.pictures,
  ),
  plan: Plan.nullable(),
});
