import { z } from 'zod';
import { Id, Instant, int, MediaUrl, Nothing, Paging, text, TextByLanguage } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { ById, draftPage, waitingPage } from './own-draft.shapes.ts';
import { brandLimits } from '../catalog/mall-catalogue.ts';
import { draftLimits } from './own-goods.ts';

const state = z.enum(['pending', 'approved', 'rejected']);
const Draft = z.object({
  name: TextByLanguage(brandLimits.name),
  logo: MediaUrl.nullable(),
  intro: TextByLanguage(brandLimits.intro),
  sort: int(0, brandLimits.maxSort),
});
const Brand = z.object({
  id: z.string(),
  brandId: z.string().nullable(),
  state,
  reason: z.string().nullable(),
  version: z.int(),
  content: Draft,
  live: Draft.nullable(),
  products: z.int(),
  savedAt: Instant,
  savedBy: z.string(),
});
const Kept = z.object({ id: z.string(), version: z.int(), state });

/** A shop's own brands, with review (spec §5: a name and a valid sort). */
export const ownBrandOps = {
  'ownBrand.list': op('ownBrand.list', {
    access: 'staff:goods.view',
    summary: "The shop's own brands",
    input: Paging.extend({
      tab: z.enum(['all', 'pending', 'approved', 'rejected']).default('all'),
      keyword: text(0, 60).default(''),
    }),
    output: draftPage(Brand),
  }),
  'ownBrand.create': op('ownBrand.create', {
    access: 'staff:brand.edit',
    summary: 'Sends a new brand to review',
    input: Draft,
    output: Kept,
    refuses: ['brand.nameMissing', 'brand.taken', 'goods.pictureUnknown', 'goods.tooMany'],
  }),
  'ownBrand.save': op('ownBrand.save', {
    access: 'staff:brand.edit',
    summary: 'Sends a change of a brand to review; shoppers see it when it is approved',
    input: Draft.extend({ id: Id, version: int(1, 1e9) }),
    output: Kept,
    refuses: [
      'missing',
      'brand.nameMissing',
      'brand.taken',
      'goods.changedElsewhere',
      'goods.pictureUnknown',
    ],
  }),
  'ownBrand.remove': op('ownBrand.remove', {
    access: 'staff:brand.edit',
    summary: 'Removes a brand that no product has',
    input: ById,
    output: Nothing,
    refuses: ['missing', 'brand.inUse'],
  }),
  'ownBrand.restore': op('ownBrand.restore', {
    access: 'staff:brand.edit',
    summary: 'Puts a removed brand back',
    input: ById,
    output: Nothing,
    refuses: ['missing', 'brand.taken'],
  }),
  'platformBrand.list': op('platformBrand.list', {
    access: 'operator:review.view',
    summary: 'Brands of shops that wait for review, the longest first',
    input: Paging,
    output: waitingPage(Brand),
  }),
  'platformBrand.decide': op('platformBrand.decide', {
    access: 'operator:review.decide',
    summary: 'Approves the version of a brand that was read, or says why not',
    input: z.object({
      id: Id,
      version: int(1, 1e9),
      decision: z.enum(['approve', 'reject']),
      reason: text(0, draftLimits.reason).default(''),
    }),
    output: Nothing,
    refuses: ['missing', 'goods.notNow', 'goods.changedElsewhere', 'goods.reasonMissing', 'brand.taken'],
  }),
};
