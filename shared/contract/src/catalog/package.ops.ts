import { z } from 'zod';
import { Size } from './catalog.shapes.ts';
import { Instant, listEnvelope, Minor, None, NumId, Paging, Flag } from '../core/schema-helpers.ts';
import { languages } from '../core/languages.ts';
import { op } from '../core/op.ts';
import { Chosen } from './package-choice.ts';

const PackageCard = z.object({
  id: z.string(),
  name: z.string(),
  slogan: z.string(),
  contentLang: z.enum(languages).describe('The language the name is really in'),
  cover: z.string(),
  banner: z.string(),
  categoryId: z.string(),
  tier: z.enum(['essential', 'comfort', 'signature']).describe('The price class'),
  special: z.boolean(),
  pieces: z.int().describe('How many pieces it has as made'),
  rooms: z.array(z.string()),
  images: z.array(z.string()).describe('Of its first pieces'),
  price: Minor.describe('As made, to a visitor'),
  memberPrice: Minor,
  saving: Minor.describe('Against its pieces one by one, to a visitor'),
  available: z.boolean().describe('Whether every place that must be filled can be'),
});

const Option = z.object({
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  size: Size,
  qty: z.int(),
  isDefault: z.boolean(),
  available: z.boolean(),
  price: Minor,
  memberPrice: Minor,
  stock: z.int(),
  leadDays: z.int(),
});

const Slot = z.object({
  key: z.string(),
  name: z.string(),
  min: z.int(),
  max: z.int(),
  options: z.array(Option),
});

const PackageDetail = PackageCard.extend({
  album: z.array(z.string()),
  hotspots: z.array(z.object({ x: z.int(), y: z.int(), slot: z.string() })),
  places: z.array(z.object({ key: z.string(), name: z.string(), slots: z.array(Slot) })),
});

/**
 * A quote is an operation of the server, because a package's price is bounded by supply prices, which are
 * secret.
 */
const PackageQuote = z.object({
  lines: z.array(
    z.object({
      slot: z.string(),
      skuId: z.string(),
      qty: z.int(),
      goods: Minor,
      share: Minor.describe('Of the package price'),
    }),
  ),
  pieces: Minor.describe('One by one, to a visitor'),
  price: Minor,
  memberPrice: Minor,
  saving: Minor,
  freight: Minor,
  promise: Instant,
});

export const packageOps = {
  'package.categories': op('package.categories', {
    access: 'shopCodeOrMember',
    summary: 'Categories of packages with their covers',
    input: None,
    output: z.array(z.object({ id: z.string(), name: z.string(), cover: z.string(), count: z.int() })),
  }),
  'package.recommended': op('package.recommended', {
    access: 'visitor',
    summary: 'Packages for the home page',
    input: Paging,
    output: listEnvelope(PackageCard),
  }),
  'package.list': op('package.list', {
    access: 'shopCodeOrMember',
    summary: 'Packages, of one category or the special ones',
    input: Paging.extend({
      categoryId: NumId.optional(),
      special: Flag.optional(),
      tier: z.enum(['essential', 'comfort', 'signature']).optional(),
      sort: z.enum(['comprehensive', 'price']).default('comprehensive'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    output: listEnvelope(PackageCard),
  }),
  'package.singles': op('package.singles', {
    access: 'shopCodeOrMember',
    summary: 'All packages for one room',
    input: Paging,
    output: listEnvelope(PackageCard),
  }),
  'package.detail': op('package.detail', {
    access: 'shopCodeOrMember',
    summary: 'A package with its rooms, places and what may stand there',
    input: z.object({ id: NumId }),
    output: PackageDetail,
    refuses: ['missing'],
  }),
  'package.quote': op('package.quote', {
    access: 'shopCodeOrMember',
    summary: 'The price of a package with these pieces; `slot*skuId`',
    input: z.object({ id: NumId, chosen: Chosen }),
    output: PackageQuote,
    refuses: ['missing', 'package.notAllowed', 'product.unavailable'],
  }),
};
