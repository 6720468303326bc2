import { z } from 'zod';
import { categoryLimits } from '../catalog/mall-catalogue.ts';
import { int, MediaUrl, None, Nothing, NumId, TextByLanguage } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const Draft = z.object({
  name: TextByLanguage(categoryLimits.name).describe('In one language at least'),
  image: MediaUrl.nullable(),
});
const Category = z.object({
  id: z.string(),
  parentId: z.string().nullable().describe('Null for a main category'),
  name: TextByLanguage(categoryLimits.name),
  image: z.string().nullable(),
  version: z.int(),
  products: z.int().describe('In this category itself, also those that no shopper sees'),
});

/** The mall's categories: main ones and those below them, in the order of shoppers' menus. */
export const mallCategoryOps = {
  'mallCategory.list': op('mallCategory.list', {
    access: 'operator:catalogue.view',
    summary: 'All categories, each main one followed by those below it, in the order of the menu',
    input: None,
    output: z.array(Category),
  }),
  'mallCategory.begin': op('mallCategory.begin', {
    access: 'operator:catalogue.edit',
    summary: 'Makes a furniture tree in all languages, in a mall without categories',
    input: None,
    output: z.object({ made: z.int() }),
    refuses: ['category.notEmpty'],
  }),
  'mallCategory.create': op('mallCategory.create', {
    access: 'operator:catalogue.edit',
    summary: 'Makes a category, the last of its siblings',
    input: Draft.extend({ parentId: NumId.nullable().default(null) }),
    output: z.object({ id: z.string() }),
    refuses: [
      'missing',
      'category.nameMissing',
      'category.taken',
      'category.tooDeep',
      'category.tooMany',
      'goods.pictureUnknown',
    ],
  }),
  'mallCategory.change': op('mallCategory.change', {
    access: 'operator:catalogue.edit',
    summary: 'Changes the names and the picture of the version that was read',
    input: Draft.extend({ id: NumId, version: int(1, 1e9) }),
    output: Nothing,
    refuses: [
      'missing',
      'category.nameMissing',
      'category.taken',
      'goods.changedElsewhere',
      'goods.pictureUnknown',
    ],
  }),
  'mallCategory.move': op('mallCategory.move', {
    access: 'operator:catalogue.edit',
    summary: 'Moves a category before one of its siblings, below another one, or to the main ones',
    input: z.object({
      id: NumId,
      parentId: NumId.nullable().describe('Null: among the main categories'),
      before: NumId.nullable().describe('The sibling that follows; null: the last'),
    }),
    output: Nothing,
    refuses: ['missing', 'category.taken', 'category.tooDeep', 'category.movedElsewhere'],
  }),
  'mallCategory.remove': op('mallCategory.remove', {
    access: 'operator:catalogue.edit',
    summary: 'Removes a category that has nothing below it and that nothing names',
    input: z.object({ id: NumId }),
    output: Nothing,
    refuses: ['missing', 'category.hasChildren', 'category.inUse'],
  }),
};
