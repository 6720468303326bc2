import { cart as limits } from '@mall/contract/core/limits';
import type { Input, Output } from '@mall/contract/operations';
import { packagePriceOf } from '@mall/contract/catalog/package';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockMember } from '../../platform/db/lock-member.ts';
import { boughtPackage, mostOf, onePackage, optionsOf, packageLines, toChosen } from '../../catalog/index.ts';
import { changePackage, putPackage, removePackages, selectionOf } from './change-package.ts';
import { cartItemState } from './cart-item-state.ts';
import { readCart } from './read.queries.ts';
import { cartCount, cartSize, packagesHeld } from './packages.queries.ts';

type NewPackage = Extract<Input<'cart.add'>, { packageId: string }>;

/**
 * Adds a package with the chosen pieces; the same choice again increases its quantity. With `replaces` it
 * takes the place and the quantity of another one, which is how pieces are changed. Refuses missing,
 * package.notAllowed, product.unavailable, cart.addAboveStock and cart.full.
 */
export const addPackage = async (
  tx: Tx,
  caller: Member,
  { packageId, qty, selection, replaces }: NewPackage,
): Promise<Output<'cart.add'>> => {
  const { memberId: userId } = caller;
  await lockMember(tx, userId);
  const priced = await onePackage(tx, caller, Number(packageId));
  const options = optionsOf(priced, selection.map(toChosen));
  const [replaced] = replaces === undefined ? [] : await removePackages(tx, userId, [replaces]);
  const pieces = options.map(({ slot, skuId, qty: each }) => ({ slot, skuId: Number(skuId), qty: each }));
  const held = await packagesHeld(tx, userId, Number(packageId), selectionOf(pieces));
  const max = mostOf(options);
  const more = replaced?.qty ?? qty;
  if (held + more > max) throw new Refusal('cart.addAboveStock', { max });
  const size = await cartSize(tx, userId);
  if (held === 0 && size.lines + size.pieces + pieces.length > limits.maxLines)
    throw new Refusal('cart.full', { max: limits.maxLines });
  await putPackage(tx, {
    userId,
    shopId: caller.shop?.id ?? null,
    packageId: Number(packageId),
    pieces,
    qty: more,
    priceSeen: packagePriceOf(packageLines(options, 'visitor'), priced.rate).price,
    addedAt: replaced?.added_at ?? null,
  });
  return { count: await cartCount(tx, userId) };
};

/**
 * Quantity or selection of a package; its pieces are changed on its page. Refuses missing,
 * package.notAllowed, cart.quantityAboveStock.
 */
export const editPackage = async (
  tx: Tx,
  caller: Member,
  { id, qty, skuId, ...place }: Input<'cart.edit'>,
): Promise<void> => {
  const { packages, goods } = await readCart(tx, caller);
  const row = packages.find((each) => each.id === id);
  if (row === undefined) throw new Refusal('missing');
  if (skuId !== undefined) throw new Refusal('package.notAllowed');
  const chosen = cartItemState(row, place);
  if (qty === undefined) return void (await changePackage(tx, caller.memberId, id, chosen));
  const { most, visitor, invalidReason } = boughtPackage(row, goods);
  if (invalidReason === 'delisted' || invalidReason === 'changed' || invalidReason === 'pieceGone')
    throw new Refusal('product.unavailable', { packageId: String(row.package_id) });
  if (qty > most) throw new Refusal('cart.quantityAboveStock', { max: most });
  await changePackage(tx, caller.memberId, id, { ...chosen, qty, price_seen: visitor.price });
};
