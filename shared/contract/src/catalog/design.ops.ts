import { z } from 'zod';
import { planLimits as most } from './design.ts';
import {
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  Minor,
  None,
  Nothing,
  NumId,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { Size } from './catalog.shapes.ts';

const coordinate = int(-most.coordinate, most.coordinate);
const Point = z.object({ x: coordinate, y: coordinate });

const Opening = z.object({
  id: Id,
  kind: z.enum(['door', 'window']),
  wall: int(0, most.corners.max - 1),
  at: int(0, most.wall.max),
  width: int(most.wall.min, most.wall.max),
  hinge: z.enum(['start', 'end']),
  swing: z.enum(['in', 'out']),
});

const Room = z.object({
  id: Id,
  name: text(0, most.name),
  polygon: z.array(Point).min(most.corners.min).max(most.corners.max).readonly(),
  height: int(most.height.min, most.height.max),
  openings: z.array(Opening).max(most.openings).readonly(),
});

const piece = int(most.piece.min, most.piece.max);
const Item = Point.extend({
  id: Id,
  skuId: NumId.nullable(),
  own: z.object({ name: text(0, most.name), w: piece, d: piece, h: piece }).nullable(),
  rotation: int(0, 359),
  locked: Flag,
}).refine(({ skuId, own }) => (skuId === null) !== (own === null));

export const Plan = z
  .object({
    rooms: z.array(Room).max(most.rooms).readonly(),
    items: z.array(Item).max(most.items).readonly(),
  })
  .describe('Rooms and pieces, in mm and whole degrees (decisions 2.16)');

const Design = z.object({
  id: z.string(),
  name: z.string(),
  plan: Plan,
  version: z.int(),
  shareCode: z.string().nullable(),
  savedAt: Instant,
});

/** What the planner draws and lists of one SKU. */
const PlanPiece = z.object({
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  price: Minor,
  memberPrice: Minor,
  size: Size,
  mount: z.enum(['floor', 'rug', 'wall', 'ceiling']),
  figure: z
    .string()
    .describe(
      'How it is drawn from above: sofa, chair, stool, bench, table, roundTable, desk, bed, rug, lamp, plant, round, box',
    ),
  colour: z.string().nullable(),
  stock: z.int(),
  leadDays: z.int(),
});

const BillLine = PlanPiece.extend({
  qty: z.int(),
  goods: Minor.describe('Member price of all'),
  problem: z.enum(['unavailable', 'outOfStock', 'aboveStock']).nullable(),
  substitutes: z
    .array(PlanPiece)
    .describe('Of the same kind, no larger, in stock; only where there is a problem'),
});

const Hotspot = z.object({
  x: z.int().describe('Of the picture’s width, in ten-thousandths'),
  y: z.int(),
  piece: PlanPiece,
});
const DesignCase = z.object({
  id: z.string(),
  title: z.string(),
  intro: z.string(),
  room: z.string(),
  style: z.string(),
  cover: z.string(),
  banner: z.string(),
  area: z.int().describe('Square decimetres'),
  hotspots: z.array(Hotspot),
  pieces: z.int().describe('How many stand in its plan'),
  total: Minor.describe('Price of all the pieces of its plan to a visitor'),
  memberTotal: Minor,
});

/** The number of cases of a room or style, given the choice of the other. */
const CaseFacet = z.object({ id: z.string(), count: z.int() });

const caseFilter = z.string().regex(/^[a-z-]{1,20}$/);

export const designOps = {
  'designCase.list': op('designCase.list', {
    access: 'visitor',
    summary: 'Design cases',
    input: Paging.extend({ room: caseFilter.optional(), style: caseFilter.optional() }),
    output: listEnvelope(DesignCase).extend({ rooms: z.array(CaseFacet), styles: z.array(CaseFacet) }),
  }),
  'designCase.detail': op('designCase.detail', {
    access: 'visitor',
    summary: 'A design case with the plan of its room',
    input: z.object({ id: NumId }),
    output: DesignCase.extend({
      plan: Plan,
      pictures: z
        .array(z.object({ url: z.string(), w: z.int(), h: z.int(), hotspots: z.array(Hotspot) }))
        .describe('All of it, the first one that of `hotspots`; shown whole'),
    }),
    refuses: ['missing'],
  }),
  'design.list': op('design.list', {
    access: 'member',
    summary: 'The member’s designs, the latest first',
    input: None,
    output: z.array(Design.omit({ plan: true }).extend({ pieces: z.int() })),
  }),
  'design.detail': op('design.detail', {
    access: 'member',
    summary: 'A design of the member',
    input: z.object({ id: Id }),
    output: Design,
    refuses: ['missing'],
  }),
  'design.save': op('design.save', {
    access: 'member',
    summary: 'Keeps a design; with an id and the version that was changed, it replaces that one',
    input: z.object({
      id: Id.optional(),
      version: int(1, 1e9).optional(),
      name: text(1, most.name),
      plan: Plan,
    }),
    output: z.object({ id: z.string(), version: z.int(), savedAt: Instant }),
    refuses: ['missing', 'design.changedElsewhere', 'design.tooMany'],
  }),
  'design.remove': op('design.remove', {
    access: 'member',
    summary: 'Throws a design away',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing'],
  }),
  'design.share': op('design.share', {
    access: 'member',
    summary: 'Gives a design a link for others, or takes it back',
    input: z.object({ id: Id, shared: Flag }),
    output: z.object({ shareCode: z.string().nullable() }),
    refuses: ['missing'],
  }),
  'design.shared': op('design.shared', {
    access: 'visitor',
    summary: 'A design by its link',
    input: z.object({ shareCode: Id }),
    output: Design.pick({ name: true, plan: true, savedAt: true }),
    refuses: ['missing'],
  }),
  'design.pieces': op('design.pieces', {
    access: 'visitor',
    summary: 'Pieces for the planner',
    input: Paging.extend({
      keyword: z.string().max(100).optional(),
      categoryId: NumId.optional(),
      maxW: int(1, 1e6).optional(),
      maxD: int(1, 1e6).optional(),
    }),
    output: listEnvelope(PlanPiece),
  }),
  'design.bill': op('design.bill', {
    access: 'visitor',
    summary: 'What a plan costs, has in stock and takes; lines as `skuId*qty`',
    input: z.object({ lines: listOf(z.string().regex(/^[1-9]\d{0,8}\*[1-9]\d{0,2}$/), most.items) }),
    output: z.object({
      lines: z.array(BillLine),
      goods: Minor.describe('To a visitor'),
      memberGoods: Minor,
      freight: Minor,
      pay: Minor.describe('What a member would pay, without a coupon'),
      promise: Instant.nullable(),
    }),
  }),
};
