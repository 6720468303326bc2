import { z } from 'zod';
import { categoryLimits } from '../catalog/mall-catalogue.ts';
import { Flag, Id, None, Nothing, NumId, TextByLanguage } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { At, ById, draftPage, Kept } from './own-draft.shapes.ts';
import { draftLimits } from './own-goods.ts';
import {
  PackageCategory,
  PackageDetail,
  PackageFilter,
  PackagePiece,
  PackagePieces,
  PackageRow,
  packageUnknown,
} from './own-package.ops.ts';
import { PackageDraft } from './own-package.shapes.ts';

/**
 * The mall's own whole-house packages: drafts as shops have them, which operators publish themselves
 * (docs/decisions/070). A price of its own is in the mall's prices; coefficients of shops apply to it.
 */
export const mallPackageOps = {
  'mallPackage.list': op('mallPackage.list', {
    access: 'operator:catalogue.view',
    summary: "The mall's own packages, the latest change first",
    input: PackageFilter,
    output: draftPage(PackageRow),
  }),
  'mallPackage.detail': op('mallPackage.detail', {
    access: 'operator:catalogue.view',
    summary: 'One package of the mall: the draft, what shoppers see, what was done with it',
    input: ById,
    output: PackageDetail,
    refuses: ['missing'],
  }),
  'mallPackage.categories': op('mallPackage.categories', {
    access: 'operator:catalogue.view',
    summary: 'Categories of packages, to choose from and to name',
    input: None,
    output: z.array(
      PackageCategory.extend({
        names: TextByLanguage(categoryLimits.name),
        packages: z.int().describe('In it, also those that no shopper sees, and drafts of others'),
      }),
    ),
  }),
  'mallPackage.saveCategory': op('mallPackage.saveCategory', {
    access: 'operator:catalogue.edit',
    summary: 'Makes a category of packages, or with an id gives one other names, at once',
    input: z.object({
      id: NumId.optional(),
      name: TextByLanguage(categoryLimits.name).describe('In one language at least'),
    }),
    output: z.object({ id: z.string() }),
    refuses: ['missing', 'category.nameMissing', 'category.taken'],
  }),
  'mallPackage.moveCategory': op('mallPackage.moveCategory', {
    access: 'operator:catalogue.edit',
    summary: 'Moves a category of packages before another one, at once',
    input: z.object({
      id: NumId,
      before: NumId.nullable().describe('The one that follows; null: the last'),
    }),
    output: Nothing,
    refuses: ['missing', 'category.movedElsewhere'],
  }),
  'mallPackage.removeCategory': op('mallPackage.removeCategory', {
    access: 'operator:catalogue.edit',
    summary: 'Removes a category of packages that no package and no draft is in',
    input: z.object({ id: NumId }),
    output: Nothing,
    refuses: ['missing', 'package.categoryInUse'],
  }),
  'mallPackage.pieces': op('mallPackage.pieces', {
    access: 'operator:catalogue.view',
    summary: 'What these SKUs are in the mall and what they cost; those of shops are left out',
    input: PackagePieces,
    output: z.array(PackagePiece),
  }),
  'mallPackage.create': op('mallPackage.create', {
    access: 'operator:catalogue.edit',
    summary: 'Begins a package as a draft',
    input: z.object({ content: PackageDraft }),
    output: Kept,
    refuses: packageUnknown,
  }),
  'mallPackage.save': op('mallPackage.save', {
    access: 'operator:catalogue.edit',
    summary: 'Keeps a draft; shoppers see nothing of it',
    input: At.extend({ content: PackageDraft }),
    output: Kept,
    refuses: ['missing', 'package.changedElsewhere', ...packageUnknown],
  }),
  'mallPackage.publish': op('mallPackage.publish', {
    access: 'operator:catalogue.edit',
    summary: 'Shows shoppers the version that was read, if nothing is missing',
    input: At,
    output: Kept,
    refuses: ['missing', 'package.incomplete', 'package.changedElsewhere', 'package.notNow'],
  }),
  'mallPackage.discard': op('mallPackage.discard', {
    access: 'operator:catalogue.edit',
    summary: 'Throws the draft away: it is again as shoppers see it',
    input: At,
    output: Kept,
    refuses: ['missing', 'package.changedElsewhere', 'package.notNow'],
  }),
  'mallPackage.copy': op('mallPackage.copy', {
    access: 'operator:catalogue.edit',
    summary: 'Begins a package like another one of the mall',
    input: ById,
    output: Kept,
    refuses: ['missing'],
  }),
  'mallPackage.sell': op('mallPackage.sell', {
    access: 'operator:catalogue.edit',
    summary: 'Puts a published package on sale or takes it off, at once',
    input: z.object({ id: Id, onSale: Flag }),
    output: z.object({ onSale: z.boolean() }),
    refuses: ['missing', 'package.notNow'],
  }),
  'mallPackage.remove': op('mallPackage.remove', {
    access: 'operator:catalogue.edit',
    summary: `Removes a package and takes it off sale; it can be put back for ${draftLimits.binDays} days`,
    input: ById,
    output: Nothing,
    refuses: ['missing'],
  }),
  'mallPackage.restore': op('mallPackage.restore', {
    access: 'operator:catalogue.edit',
    summary: 'Puts a removed package back as it was',
    input: ById,
    output: Nothing,
    refuses: ['missing'],
  }),
};
