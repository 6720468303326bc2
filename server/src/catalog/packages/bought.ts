import { cart as limits } from '@mall/contract/core/limits';
import { type Money, times } from '@mall/contract/core/money';
import type { Output } from '@mall/contract/operations';
import { isAllowed, packagePriceOf, type PackagePrice, packageShares } from '@mall/contract/catalog/package';
import type { StoredPiece } from '../../platform/db/schema.ts';
import type { Priceable } from '../pricing/priceables.queries.ts';
import { packageLines, priceAs, type PricedPackage } from './priced.ts';
import type { PackageRow } from './queries.ts';

/** A requested package with certain pieces, and its quantity. */
export type WantedPackage = Pick<PackageRow, 'rooms' | 'price' | 'own'> & {
  readonly pieces: readonly StoredPiece[];
  readonly qty: number;
  /** Whether this shop offers the package. */
  readonly shown: boolean;
};

type CartPackage = Output<'cart.get'>['packages'][number];

export type BoughtPiece = { readonly slot: string; readonly qty: number; readonly priceable: Priceable };
export type BoughtPackage = {
  /** In one package. */
  readonly pieces: readonly BoughtPiece[];
  /** The available quantity of the package. */
  readonly most: number;
  /** Of one package. */
  readonly visitor: PackagePrice;
  readonly member: PackagePrice;
  readonly invalidReason: CartPackage['invalidReason'];
};

/**
 * The current price of a requested package here, and why it is unavailable; without a reason it is available.
 */
export const boughtPackage = (
  row: WantedPackage,
  priceables: ReadonlyMap<string, Priceable>,
): BoughtPackage => {
  const pieces = row.pieces.flatMap(({ slot, skuId, qty }): BoughtPiece[] => {
    const priceable = priceables.get(String(skuId));
    return priceable === undefined ? [] : [{ slot, qty, priceable }];
  });
  const priced = priceAs(row, priceables);
  const most = mostOf(pieces);
  return {
    pieces,
    most,
    visitor: packagePriceOf(packageLines(pieces, 'visitor'), priced.rate),
    member: packagePriceOf(packageLines(pieces, 'member'), priced.rate),
    invalidReason: reasonOf(row, priced, pieces, most),
  };
};

/**
 * The quantity of a package for which the stock suffices, where a SKU may be at several places, and the
 * maximum of a line.
 */
export const mostOf = (pieces: readonly Omit<BoughtPiece, 'slot'>[]): number => {
  const needs = new Map<string, { n: number; stock: number }>();
  for (const { priceable, qty } of pieces) {
    const before = needs.get(priceable.skuId)?.n ?? 0;
    needs.set(priceable.skuId, { n: before + qty, stock: priceable.stock });
  }
  const each = [...needs.values()].map(({ n, stock }) => Math.floor(Math.min(stock, limits.maxQuantity) / n));
  return Math.max(0, Math.min(limits.maxQuantity, ...each));
};

/** The price of each piece as part of this many packages: the parts add up to their price exactly. */
export const sharesOf = ({ pieces, member }: BoughtPackage, qty: number): Money[] =>
  packageShares(
    packageLines(pieces, 'member').map((line) => ({ ...line, qty: line.qty * qty })),
    times(member.price, qty),
  );

const reasonOf = (
  row: WantedPackage,
  priced: PricedPackage<WantedPackage>,
  pieces: readonly BoughtPiece[],
  most: number,
): BoughtPackage['invalidReason'] => {
  if (!row.shown) return 'delisted';
  if (!isAsMade(row, priced)) return 'changed';
  if (pieces.some(({ priceable }) => priceable.invalidReason !== null)) return 'pieceGone';
  if (most < 1) return 'outOfStock';
  return row.qty > most ? 'aboveStock' : null;
};

/** Whether the package still allows the choice, in the same quantities. */
const isAsMade = ({ pieces }: WantedPackage, { slots }: PricedPackage<WantedPackage>): boolean => {
  const chosen = pieces.map(({ slot, skuId }) => ({ slot, skuId: String(skuId) }));
  return (
    isAllowed(slots, chosen) &&
    pieces.every(({ slot, skuId, qty }) =>
      slots
        .find(({ key }) => key === slot)
        ?.options.some((option) => option.skuId === String(skuId) && option.qty === qty),
    )
  );
};

/** Why a piece makes its package unavailable. */
export const pieceReason = ({ priceable, qty }: BoughtPiece): CartPackage['lines'][number]['invalidReason'] =>
  priceable.invalidReason ?? (priceable.stock < qty ? 'outOfStock' : null);
