import { z } from 'zod';
import { Brand, Cards, ProductCard } from './catalog.shapes.ts';
import { Instant, int, listEnvelope, None, Nothing, NumId, Paging, Range } from './kit.ts';
import { op } from './op.ts';

/** What a member keeps: favourites, followed brands, browsing history. */
export const collectOps = {
  'collect.toggle': op('collect.toggle', {
    access: 'member',
    summary: 'Adds or removes a favourite',
    input: z.object({ productId: NumId, state: int(0, 1).optional() }),
    output: z.object({ state: z.literal([0, 1]) }),
    refuses: ['missing'],
  }),
  'collect.list': op('collect.list', {
    access: 'member',
    summary: 'Favourites',
    input: Paging,
    output: Cards,
  }),
  'collect.marks': op('collect.marks', {
    access: 'member',
    summary: 'Which of these products are favourites',
    input: z.object({ ids: z.string().regex(/^[\d,]{1,900}$/) }),
    output: z.object({ ids: z.array(z.string()) }),
  }),
  'attention.toggle': op('attention.toggle', {
    access: 'member',
    summary: 'Follows or leaves a brand',
    input: z.object({ brandId: NumId, state: int(0, 1).optional() }),
    output: z.object({ state: z.literal([0, 1]) }),
    refuses: ['missing'],
  }),
  'attention.list': op('attention.list', {
    access: 'member',
    summary: 'Followed brands',
    input: Paging,
    output: listEnvelope(Brand),
  }),
  'attention.count': op('attention.count', {
    access: 'member',
    summary: 'Numbers of favourites, followed brands and history',
    input: None,
    output: z.object({ collect: z.int(), attention: z.int(), history: z.int() }),
  }),
  'history.list': op('history.list', {
    access: 'member',
    summary: 'Products looked at',
    input: Paging.extend({ range: Range }),
    output: listEnvelope(ProductCard.extend({ viewedAt: Instant })),
  }),
  'history.clear': op('history.clear', {
    access: 'member',
    summary: 'Forgets the browsing history, whole or in part',
    input: z.object({ ids: z.array(NumId).max(200).optional() }),
    output: Nothing,
  }),
};
