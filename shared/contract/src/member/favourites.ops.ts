import { z } from 'zod';
import { mark } from '../core/limits.ts';
import { Brand, ProductCard } from '../catalog/catalog.shapes.ts';
import {
  Day,
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  Minor,
  None,
  NumId,
  Paging,
  Range,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

/**
 * The answer to a removal: the number with which it can be undone (`trash.restore`) for ten minutes; null when
 * nothing was there.
 */
const Undo = z.object({ undo: z.string().nullable() });

/** A member's collections: favourites, followed brands, browsing history. */
export const collectOps = {
  'favourite.toggle': op('favourite.toggle', {
    access: 'member',
    summary: 'Adds or removes a favourite',
    input: z.object({ productId: NumId, state: int(mark.off, mark.on).optional() }),
    output: z.object({ state: z.literal([mark.off, mark.on]) }),
    refuses: ['missing'],
  }),
  'favourite.list': op('favourite.list', {
    access: 'member',
    summary: 'Favourites',
    input: Paging.extend({
      filter: z.enum(['all', 'dropped', 'inStock']).default('all'),
      sort: z.enum(['newest', 'drop', 'price']).default('newest'),
    }),
    output: listEnvelope(
      ProductCard.extend({
        collected: z.object({
          at: Instant,
          price: Minor.nullable().describe('What a member paid for it then, in that shop'),
        }),
        drop: Minor.describe('How much less it costs now; 0 below one percent'),
        backInStock: z.boolean(),
      }),
    ).extend({ counts: z.object({ all: z.int(), dropped: z.int(), inStock: z.int() }) }),
  }),
  'favourite.remove': op('favourite.remove', {
    access: 'member',
    summary: 'Takes products off the favourites; can be undone for a while',
    input: z.object({ ids: listOf(NumId, 200) }),
    output: Undo,
  }),
  'favourite.marks': op('favourite.marks', {
    access: 'member',
    summary: 'Which of these products are favourites',
    input: z.object({ ids: z.string().regex(/^[\d,]{1,900}$/) }),
    output: z.object({ ids: z.array(z.string()) }),
  }),
  'brandFollow.toggle': op('brandFollow.toggle', {
    access: 'member',
    summary: 'Follows or leaves a brand',
    input: z.object({ brandId: NumId, state: int(mark.off, mark.on).optional() }),
    output: z.object({ state: z.literal([mark.off, mark.on]) }),
    refuses: ['missing'],
  }),
  'brandFollow.list': op('brandFollow.list', {
    access: 'member',
    summary: 'Followed brands',
    input: Paging,
    output: listEnvelope(Brand.extend({ newGoods: z.int() })),
  }),
  'brandFollow.count': op('brandFollow.count', {
    access: 'member',
    summary: 'Numbers of favourites, followed brands and history',
    input: None,
    output: z.object({ collect: z.int(), attention: z.int(), history: z.int() }),
  }),
  'browsingHistory.list': op('browsingHistory.list', {
    access: 'member',
    summary: 'Products looked at',
    input: Paging.extend({ range: Range }),
    output: listEnvelope(ProductCard.extend({ viewedAt: Instant })),
  }),
  'browsingHistory.clear': op('browsingHistory.clear', {
    access: 'member',
    summary: 'Forgets the browsing history, whole or in part',
    input: z.object({
      ids: z.array(NumId).max(200).optional(),
      day: Day.optional().describe('A day in Shanghai'),
    }),
    output: Undo,
  }),
  'trash.restore': op('trash.restore', {
    access: 'member',
    summary: 'Undoes a removal of favourites or of history',
    input: z.object({ id: Id }),
    output: z.object({ restored: z.int() }),
    refuses: ['missing'],
  }),
};
