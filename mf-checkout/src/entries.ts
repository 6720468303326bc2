import type { Output } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';

export type Cart = Output<'cart.get'>;
export type CartLine = Cart['list'][number];
export type CartPackage = Cart['packages'][number];
/** An entry that is selected, counted and removed as one: a single product, or a package with its pieces. */
export type CartEntry = CartLine | CartPackage;

export const isPackage = (entry: CartEntry): entry is CartPackage => 'lines' in entry;

/** Everything in a cart, packages first. */
export const entriesOf = ({ packages, list }: Pick<Cart, 'packages' | 'list'>): readonly CartEntry[] => [
  ...packages,
  ...list,
];

/** The number of pieces in one entry. */
export const piecesIn = (entry: CartEntry): number =>
  isPackage(entry) ? entry.lines.reduce((pieces, { qty }) => pieces + qty, 0) : 1;

/** The page of the product, or of the package with its chosen pieces. */
export const pageOf = (entry: CartEntry): string =>
  isPackage(entry)
    ? paths.packageItem({ id: entry.packageId, chosen: entry.selection.join(',') })
    : paths.product({ productId: entry.productId, skuId: entry.skuId });
