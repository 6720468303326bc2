import { z } from 'zod';
import { Flag, Id, listOf, Minor, None, Nothing, NumId, Paging, text } from '../core/schema-helpers.ts';
import { languages } from '../core/languages.ts';
import { op } from '../core/op.ts';
import {
  At,
  AtOrNow,
  ById,
  Decision,
  draftFields,
  draftPage,
  DraftTab,
  Kept,
  rowSaving,
  rowStanding,
  waitingPage,
} from './own-draft.shapes.ts';
import { draftLimits } from './own-goods.ts';
import { packageLimits as most, packageTiers } from './own-package.ts';
import { PackageDraft, PackageOptionShape } from './own-package.shapes.ts';
import { SupplyPrice } from './price-factor.ops.ts';

/** A package in a list of drafts. */
export const PackageRow = z.object({
  id: z.string(),
  packageId: z.string().nullable().describe('The package that shoppers see, once there is one'),
  name: z.string(),
  contentLang: z.enum(languages),
  cover: z.string().nullable(),
  category: z.string().nullable(),
  tier: z.enum(packageTiers),
  special: z.boolean(),
  ...rowStanding,
  onSale: z.boolean(),
  rooms: z.int(),
  pieces: z.int().describe('As made'),
  price: Minor.nullable().describe('As made; null while nothing is in it'),
  ...rowSaving,
});

/** A package as its form has it: the draft, and what shoppers see. */
export const PackageDetail = z.object({
  id: z.string(),
  packageId: z.string().nullable(),
  ...draftFields(PackageDraft, { onSale: z.boolean() }),
});

export const PackageFilter = Paging.extend({
  tab: DraftTab,
  sale: z.enum(['on', 'off']).optional(),
  categoryId: NumId.optional(),
  keyword: text(0, 60).default(''),
});

export const PackageCategory = z.object({ id: z.string(), name: z.string() });
export const PackagePieces = z.object({ skuIds: listOf(NumId, 500) });
export const PackagePiece = z.object({
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  spec: z.string(),
  image: z.string().nullable(),
  price: Minor.describe("The seller's price"),
  memberPrice: Minor,
  supplyPrice: SupplyPrice,
  belowSupply: z.boolean().describe("The seller's price is under the supply price"),
  stock: z.int(),
  leadDays: z.int(),
  state: z.enum(['sold', 'hidden', 'gone']).describe('Hidden by this shop, or taken off sale'),
});

const changing = ['missing', 'package.changedElsewhere', 'package.inReview'] as const;
/** What a draft may name wrongly. */
export const packageUnknown = [
  'package.pictureUnknown',
  'package.categoryUnknown',
  'package.pieceUnknown',
] as const;
const sending = ['missing', 'package.incomplete', 'package.changedElsewhere', 'package.notNow'] as const;

/**
 * A shop's own whole-house packages: drafts, those in review, and those on sale (decisions 2.16, 2.20;
 * docs/features/own-products-packages-cases.md).
 */
export const ownPackageOps = {
  'ownPackage.list': op('ownPackage.list', {
    access: 'staff:package.view',
    summary: "The shop's own packages, the latest change first",
    input: PackageFilter,
    output: draftPage(PackageRow),
  }),
  'ownPackage.detail': op('ownPackage.detail', {
    access: 'staff:package.view',
    summary: 'One own package: the draft, what shoppers see, what was done with it',
    input: ById,
    output: PackageDetail,
    refuses: ['missing'],
  }),
  'ownPackage.categories': op('ownPackage.categories', {
    access: 'staff:package.view',
    summary: 'Categories of packages, to choose from',
    input: None,
    output: z.array(PackageCategory),
  }),
  'ownPackage.pieces': op('ownPackage.pieces', {
    access: 'staff:package.view',
    summary: 'What these SKUs are in this shop and what they cost; what it cannot sell at all is left out',
    input: PackagePieces,
    output: z.array(PackagePiece),
  }),
  'ownPackage.check': op('ownPackage.check', {
    access: 'staff:package.view',
    summary: 'What a package would cost as made, and what keeps it from being sent',
    input: z.object({ content: PackageDraft }),
    output: z.object({
      pieces: Minor.describe('As made, one by one'),
      price: Minor,
      saving: Minor,
      supplyPrice: SupplyPrice.describe('Of the package as made; null without finance.view'),
      problems: z.record(z.string(), z.string()).describe('By place: `rooms.sofa.1234`'),
    }),
  }),
  'ownPackage.create': op('ownPackage.create', {
    access: 'staff:package.edit',
    summary: 'Begins a package as a draft',
    input: z.object({ content: PackageDraft }),
    output: Kept,
    refuses: ['package.tooMany', ...packageUnknown],
  }),
  'ownPackage.save': op('ownPackage.save', {
    access: 'staff:package.edit',
    summary: 'Keeps a draft; shoppers see nothing of it',
    input: At.extend({ content: PackageDraft }),
    output: Kept,
    refuses: [...changing, ...packageUnknown],
  }),
  'ownPackage.fill': op('ownPackage.fill', {
    access: 'staff:package.edit',
    summary: 'Puts other options into slots of a draft',
    input: AtOrNow.extend({
      slots: listOf(
        z.object({ key: z.string().max(40), options: listOf(PackageOptionShape, most.options) }),
        most.rooms * most.slots,
      ),
    }),
    output: Kept,
    refuses: [...changing, ...packageUnknown],
  }),
  'ownPackage.submit': op('ownPackage.submit', {
    access: 'staff:package.edit',
    summary: 'Sends a draft to review; shoppers go on seeing what was approved before',
    input: At,
    output: Kept,
    refuses: sending,
  }),
  'ownPackage.resubmit': op('ownPackage.resubmit', {
    access: 'staff:package.edit',
    summary: 'Sends a rejected package to review again',
    input: AtOrNow,
    output: Kept,
    refuses: sending,
  }),
  'ownPackage.takeBack': op('ownPackage.takeBack', {
    access: 'staff:package.edit',
    summary: 'Takes a package out of review, to change it',
    input: ById,
    output: Kept,
    refuses: ['missing', 'package.notNow'],
  }),
  'ownPackage.discard': op('ownPackage.discard', {
    access: 'staff:package.edit',
    summary: 'Throws the draft away: it is again as shoppers see it',
    input: At,
    output: Kept,
    refuses: ['missing', 'package.changedElsewhere', 'package.notNow'],
  }),
  'ownPackage.copy': op('ownPackage.copy', {
    access: 'staff:package.edit',
    summary: 'Begins a package like another one',
    input: ById,
    output: Kept,
    refuses: ['missing', 'package.tooMany'],
  }),
  'ownPackage.sell': op('ownPackage.sell', {
    access: 'staff:package.edit',
    summary: 'Puts an approved package on sale or takes it off, at once',
    input: z.object({ id: Id, onSale: Flag }),
    output: z.object({ onSale: z.boolean() }),
    refuses: ['missing', 'package.notNow'],
  }),
  'ownPackage.remove': op('ownPackage.remove', {
    access: 'staff:package.edit',
    summary: `Removes a package and takes it off sale; it can be put back for ${draftLimits.binDays} days`,
    input: ById,
    output: Nothing,
    refuses: ['missing', 'package.inReview'],
  }),
  'ownPackage.restore': op('ownPackage.restore', {
    access: 'staff:package.edit',
    summary: 'Puts a removed package back as it was',
    input: ById,
    output: Nothing,
    refuses: ['missing', 'package.tooMany'],
  }),
  'platformPackage.list': op('platformPackage.list', {
    access: 'operator:review.view',
    summary: 'Packages of shops that wait for review, the longest first',
    input: Paging,
    output: waitingPage(PackageRow),
  }),
  'platformPackage.detail': op('platformPackage.detail', {
    access: 'operator:review.view',
    summary: 'One package in review, with what shoppers see now',
    input: ById,
    output: PackageDetail,
    refuses: ['missing'],
  }),
  'platformPackage.decide': op('platformPackage.decide', {
    access: 'operator:review.decide',
    summary: 'Approves the version that was read, or says why not',
    input: Decision,
    output: Nothing,
    refuses: [...sending, 'package.reasonMissing'],
  }),
};
