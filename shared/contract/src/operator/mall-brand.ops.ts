import { z } from 'zod';
import {
  int,
  listEnvelope,
  MediaUrl,
  Nothing,
  NumId,
  Paging,
  text,
  TextByLanguage,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { brandLimits, mostMallBrands } from '../catalog/mall-catalogue.ts';

const content = {
  name: TextByLanguage(brandLimits.name).describe('In one language at least'),
  logo: MediaUrl.nullable(),
  intro: TextByLanguage(brandLimits.intro),
};
const Brand = z.object({
  id: z.string(),
  name: TextByLanguage(brandLimits.name),
  logo: z.string().nullable(),
  intro: TextByLanguage(brandLimits.intro),
  place: z.int().nullable().describe('In the recommended order, from 1; null: removed'),
  version: z.int(),
  products: z.int().describe('Also those that no shopper sees'),
  followers: z.int(),
});
const refusals = ['brand.nameMissing', 'brand.taken', 'goods.pictureUnknown'] as const;

/** Brands of the mall itself, which every shop may use; those of shops have their own review. */
export const mallBrandOps = {
  'mallBrand.list': op('mallBrand.list', {
    access: 'operator:catalogue.view',
    summary: 'Brands of the mall in the recommended order, or those that were removed',
    input: Paging.extend({
      tab: z.enum(['shown', 'removed']).default('shown'),
      keyword: text(0, 60).default('').describe('A part of a name in any language'),
    }),
    output: listEnvelope(Brand).extend({
      home: z
        .object({ id: z.string(), name: TextByLanguage(brandLimits.name).nullable() })
        .describe('Where the tile of small items leads; without a name there is no such brand'),
    }),
  }),
  'mallBrand.create': op('mallBrand.create', {
    access: 'operator:catalogue.edit',
    summary: 'Makes a brand, the last of the recommended order',
    input: z.object(content),
    output: z.object({ id: z.string() }),
    refuses: [...refusals, 'goods.tooMany'],
  }),
  'mallBrand.change': op('mallBrand.change', {
    access: 'operator:catalogue.edit',
    summary: 'Changes the texts and the logo of the version that was read',
    input: z.object({ id: NumId, version: int(1, 1e9), ...content }),
    output: Nothing,
    refuses: ['missing', ...refusals, 'goods.changedElsewhere'],
  }),
  'mallBrand.chooseHome': op('mallBrand.chooseHome', {
    access: 'operator:catalogue.edit',
    summary: 'Leads the tile of small items on the home page, and the menu, to a brand',
    input: z.object({ id: NumId, seen: NumId.describe('Where it led when it was read') }),
    output: Nothing,
    refuses: ['missing', 'goods.changedElsewhere'],
  }),
  'mallBrand.place': op('mallBrand.place', {
    access: 'operator:catalogue.edit',
    summary: 'Gives a brand its place in the recommended order',
    input: z.object({ id: NumId, place: int(1, mostMallBrands) }),
    output: Nothing,
    refuses: ['missing'],
  }),
  'mallBrand.remove': op('mallBrand.remove', {
    access: 'operator:catalogue.edit',
    summary: 'Takes a brand that no product has out of the mall',
    input: z.object({ id: NumId }),
    output: Nothing,
    refuses: ['missing', 'brand.inUse'],
  }),
  'mallBrand.restore': op('mallBrand.restore', {
    access: 'operator:catalogue.edit',
    summary: 'Puts a removed brand back, the last of the recommended order',
    input: z.object({ id: NumId }),
    output: Nothing,
    refuses: ['missing', 'brand.taken'],
  }),
};
