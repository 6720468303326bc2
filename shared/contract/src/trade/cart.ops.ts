import { z } from 'zod';
import { Flag, Id, int, listOf, Minor, None, NumId } from '../core/schema-helpers.ts';
import { cart } from '../core/limits.ts';
import { op } from '../core/op.ts';
import { PackageChoice } from '../catalog/package-choice.ts';

export const CartLine = z.object({
  id: z.string(),
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  image: z.string(),
  specText: z.string(),
  qty: z.int(),
  selected: z.boolean(),
  price: Minor,
  memberPrice: Minor,
  priceSeen: Minor,
  stock: z.int(),
  leadDays: z.int(),
  invalidReason: z.enum(['delisted', 'blocked', 'outOfStock', 'aboveStock']).nullable(),
  shopId: z.string().nullable(),
});

/** A piece of a package in the cart. It is removed with its package and changed on the package's page. */
const PackagePiece = z.object({
  slot: z.string(),
  slotName: z.string(),
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  image: z.string(),
  specText: z.string(),
  qty: z.int().describe('In one package'),
  price: Minor.describe('One by one'),
  memberPrice: Minor.describe('One by one'),
  stock: z.int(),
  leadDays: z.int(),
  invalidReason: z.enum(['delisted', 'blocked', 'outOfStock']).nullable(),
});

/** The amounts are for one package. */
export const CartPackage = z.object({
  id: z.string(),
  packageId: z.string(),
  name: z.string(),
  image: z.string(),
  selection: z.array(z.string()).describe('`slot*skuId`, as `package.quote` takes it'),
  qty: z.int(),
  selected: z.boolean(),
  price: Minor.describe('To a visitor'),
  memberPrice: Minor.describe('To this member'),
  pieces: Minor.describe('Its pieces one by one, to a visitor'),
  saving: Minor.describe('Of this member, against its pieces one by one'),
  priceSeen: Minor,
  stock: z.int().describe('How many of it can be had'),
  leadDays: z.int(),
  invalidReason: z.enum(['delisted', 'changed', 'pieceGone', 'outOfStock', 'aboveStock']).nullable(),
  shopId: z.string().nullable(),
  lines: z.array(PackagePiece),
});

export const Cart = z.object({
  list: z.array(CartLine).describe('Single goods'),
  packages: z.array(CartPackage),
  saved: z
    .object({ list: z.array(CartLine), packages: z.array(CartPackage) })
    .describe('Kept for another day: neither chosen nor counted'),
  count: z.int().describe('Single goods and packages'),
  total: Minor.describe('Of what is selected, member price'),
  bill: z
    .object({
      goods: Minor.describe('The total that it was made for'),
      discount: Minor.describe('Of the coupon that the confirmation takes: the best of the member’s'),
      freight: Minor.describe('The same for every address'),
      pay: Minor.describe('What the confirmation asks for'),
      couponNote: z
        .string()
        .nullable()
        .describe('Why a coupon of the mall’s that covers these goods does not work in this shop'),
    })
    .describe('Of what is selected and can be ordered'),
});

export const cartOps = {
  'cart.get': op('cart.get', { access: 'member', summary: 'The cart', input: None, output: Cart }),
  'cart.add': op('cart.add', {
    access: 'member',
    summary: 'Adds a SKU, or a package with the pieces chosen for it',
    input: z.union([
      z.object({ skuId: NumId, qty: int(-1e9, 1e9) }),
      z.object({
        ...PackageChoice,
        qty: int(-1e9, 1e9),
        replaces: Id.optional().describe(
          'The package of the cart that this one takes the place of, with its quantity',
        ),
      }),
    ]),
    output: z.object({ count: z.int() }),
    refuses: [
      'cart.belowZero',
      'cart.addAboveStock',
      'cart.full',
      'product.unavailable',
      'package.notAllowed',
      'missing',
    ],
  }),
  'cart.edit': op('cart.edit', {
    access: 'member',
    summary: 'Changes quantity, selection, place or SKU of a line; quantity, selection or place of a package',
    input: z.object({
      id: Id,
      qty: int(-1e9, 1e9).optional(),
      selected: Flag.optional(),
      saved: Flag.optional().describe('Keeps it for another day, or brings it back, chosen'),
      skuId: NumId.optional(),
    }),
    output: Cart,
    refuses: [
      'cart.belowZero',
      'cart.quantityAboveStock',
      'product.unavailable',
      'package.notAllowed',
      'missing',
    ],
  }),
  'cart.remove': op('cart.remove', {
    access: 'member',
    summary: 'Removes lines and packages',
    input: z.object({ ids: listOf(Id, cart.maxLines) }),
    output: Cart,
  }),
};
