import type { Output } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';

export type Cart = Output<'cart.get'>;
export type CartLine = Cart['list'][number];
export type CartPackage = Cart['packages'][number];
/** What is chosen, counted and removed as one: single goods, or a package with its pieces. */
export type CartEntry = CartLine | CartPackage;

export const isPackage = (entry: CartEntry): entry is CartPackage => 'lines' in entry;

/** Everything in a cart, packages first. */
export const entriesOf = ({ packages, list }: Pick<Cart, 'packages' | 'list'>): readonly CartEntry[] => [
  ...packages,
  ...list,
];

/** How many pieces one of it is. */
export const piecesIn = (entry: CartEntry): number =>
  isPackage(entry) ? entry.lines.reduce((pieces, { qty }) => pieces + qty, 0) : 1;

/** The page of the goods, or of the package with the pieces chosen for it. */
export const pageOf = (entry: CartEntry): string =>
  isPackage(entry)
    ? paths.packageItem({ id: entry.packageId, chosen: entry.selection.join(',') })
    : paths.product({ productId: entry.productId, skuId: entry.skuId });
