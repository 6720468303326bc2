import { z } from 'zod';
import { Flag, Id, int, listOf, Minor, None, NumId } from './kit.ts';
import { cart } from './limits.ts';
import { op } from './op.ts';

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
  packageId: z.string().nullable(),
  shopId: z.string().nullable(),
});
export const Cart = z.object({
  list: z.array(CartLine),
  count: z.int(),
  total: Minor.describe('Of the selected lines, member price'),
});

export const cartOps = {
  'cart.get': op('cart.get', { access: 'member', summary: 'The cart', input: None, output: Cart }),
  'cart.add': op('cart.add', {
    access: 'member',
    summary: 'Adds a SKU',
    input: z.object({ skuId: NumId, qty: int(-1e9, 1e9) }),
    output: z.object({ count: z.int() }),
    refuses: ['cart.belowZero', 'cart.addAboveStock', 'cart.full', 'product.unavailable'],
  }),
  'cart.edit': op('cart.edit', {
    access: 'member',
    summary: 'Changes quantity, selection or SKU of a line',
    input: z.object({
      id: Id,
      qty: int(-1e9, 1e9).optional(),
      selected: Flag.optional(),
      skuId: NumId.optional(),
    }),
    output: Cart,
    refuses: ['cart.belowZero', 'cart.quantityAboveStock', 'missing'],
  }),
  'cart.remove': op('cart.remove', {
    access: 'member',
    summary: 'Removes lines',
    input: z.object({ ids: listOf(z.string().max(40), cart.maxLines) }),
    output: Cart,
  }),
};
