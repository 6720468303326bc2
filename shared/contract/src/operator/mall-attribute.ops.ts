import { z } from 'zod';
import { attributeKey, attributeKinds, attributeLimits } from '../catalog/mall-catalogue.ts';
import { Flag, int, None, Nothing, TextByLanguage } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const Kind = z.enum(attributeKinds);
const Key = z.string().regex(attributeKey);
const name = TextByLanguage(attributeLimits.name).describe('In one language at least');
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable()
  .describe('Of a colour, and of nothing else');
const One = z.object({ kind: Kind, key: Key });

const Attribute = One.extend({
  name: TextByLanguage(attributeLimits.name),
  colour,
  hidden: z.boolean().describe('Forms offer it no longer; what has it keeps it'),
  version: z.int(),
  products: z
    .int()
    .describe('That have it, also those that no shopper sees; 0 for a colour, which products copy'),
});

/** Styles, materials, colours and units that the forms of products offer, the mall's and those of its shops (decisions 077, 113). */
export const mallAttributeOps = {
  'mallAttribute.list': op('mallAttribute.list', {
    access: 'operator:catalogue.view',
    summary: 'All styles, materials, colours and units, each kind in its order',
    input: None,
    output: z.array(Attribute),
  }),
  'mallAttribute.create': op('mallAttribute.create', {
    access: 'operator:catalogue.edit',
    summary: 'Makes a style, a material, a colour or a unit, the last of its kind',
    input: z.object({ kind: Kind, name, colour }),
    output: z.object({ key: z.string() }),
    refuses: ['attribute.nameMissing', 'attribute.taken', 'attribute.tooMany', 'attribute.colourMissing'],
  }),
  'mallAttribute.change': op('mallAttribute.change', {
    access: 'operator:catalogue.edit',
    summary: 'Changes the names, and the shade of a colour, of the version that was read',
    input: One.extend({ version: int(1, 1e9), name, colour }),
    output: Nothing,
    refuses: [
      'missing',
      'attribute.nameMissing',
      'attribute.taken',
      'attribute.colourMissing',
      'goods.changedElsewhere',
    ],
  }),
  'mallAttribute.move': op('mallAttribute.move', {
    access: 'operator:catalogue.edit',
    summary: 'Moves one before another of its kind',
    input: One.extend({ before: Key.nullable().describe('The one that follows; null: the last') }),
    output: Nothing,
    refuses: ['missing', 'attribute.movedElsewhere'],
  }),
  'mallAttribute.hide': op('mallAttribute.hide', {
    access: 'operator:catalogue.edit',
    summary:
      'Forms offer one no longer, or again; products that have it keep it, and shoppers find them by it',
    input: One.extend({ hidden: Flag }),
    output: Nothing,
    refuses: ['missing', 'attribute.usual'],
  }),
  'mallAttribute.remove': op('mallAttribute.remove', {
    access: 'operator:catalogue.edit',
    summary: 'Removes one that no product and no draft has',
    input: One,
    output: Nothing,
    refuses: ['missing', 'attribute.inUse', 'attribute.usual'],
  }),
};
