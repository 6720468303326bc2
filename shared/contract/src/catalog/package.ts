import { type Money, money, ratio, split, sum, times } from '../core/money.ts';

/**
 * The price of a package (decisions 2.16, 2.3 step 5). Its saving is a rate: the price of the package as the
 * shop made it, as a share of the sum of those pieces. A swap, a shop's coefficient and the member price all
 * preserve the rate.
 */
export type PackageRate = {
  /**
   * The price of the package as made, at platform prices, or at the shop's where the shop set it; null when
   * it is no cheaper than its pieces.
   */
  readonly packagePrice: Money | null;
  /** The sum of the pieces of the package as made, at the same prices. */
  readonly piecesPrice: Money;
};

export type PackageLine = {
  /** The price of one piece for this buyer in this shop. */
  readonly unitPrice: Money;
  /** The minimum for one piece. */
  readonly supplyPrice: Money;
  readonly qty: number;
};

export type PackagePrice = {
  /** The sum of the chosen pieces. */
  readonly pieces: Money;
  readonly price: Money;
  readonly saving: Money;
};

/**
 * The price of the chosen pieces together: at the rate, half up, never below their minimum, never above their
 * sum.
 */
export const packagePriceOf = (lines: readonly PackageLine[], rate: PackageRate): PackagePrice => {
  const pieces = sum(lines.map(({ unitPrice, qty }) => times(unitPrice, qty)));
  const floor = sum(lines.map(floorOf));
  const price = clamp(atRate(pieces, rate), floor < 1 ? money(1) : floor, pieces);
  return { pieces, price, saving: money(pieces - price) };
};

/**
 * Splits the price of a package over its lines in proportion to their prices, by the largest remainder; a
 * line that would fall below its supply price gets the supply price, and the others share the rest. The parts
 * add up to the price exactly. Throws when the price is below the sum of supply prices.
 */
export const packageShares = (lines: readonly PackageLine[], price: Money): Money[] => {
  if (price < sum(lines.map(floorOf))) throw new Error('A package cannot cost less than its supply prices.');
  const raised = new Set<number>();
  for (;;) {
    const open = lines.map((_, index) => index).filter((index) => !raised.has(index));
    const rest = money(price - sum([...raised].map((index) => floorAt(lines, index))));
    const parts = split(
      rest,
      open.map((index) => weightAt(lines, index)),
    );
    const short = open.filter((index, place) => (parts[place] ?? 0) < floorAt(lines, index));
    if (short.length === 0)
      return lines.map((_, index) =>
        raised.has(index) ? floorAt(lines, index) : (parts[open.indexOf(index)] ?? money(0)),
      );
    for (const index of short) raised.add(index);
  }
};

const atRate = (pieces: Money, { packagePrice, piecesPrice }: PackageRate): Money =>
  packagePrice === null || packagePrice >= piecesPrice ? pieces : ratio(pieces, packagePrice, piecesPrice);

const clamp = (price: Money, least: Money, most: Money): Money =>
  price > most ? most : price < least ? (least < most ? least : most) : price;

/** The minimum of a line; never more than its price, for a shop that sells below its supply price. */
const floorOf = ({ supplyPrice, unitPrice, qty }: PackageLine): Money =>
  times(supplyPrice < unitPrice ? supplyPrice : unitPrice, qty);

const floorAt = (lines: readonly PackageLine[], index: number): Money => {
  const line = lines[index];
  return line === undefined ? money(0) : floorOf(line);
};

const weightAt = (lines: readonly PackageLine[], index: number): number => {
  const line = lines[index];
  return line === undefined ? 0 : times(line.unitPrice, line.qty);
};

type Option = { readonly skuId: string; readonly isDefault: boolean; readonly available: boolean };
type Slot<O extends Option> = {
  readonly key: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly O[];
};

/** The chosen piece of a slot. */
export type Chosen = { readonly slot: string; readonly skuId: string };

/**
 * The package as made; a default that is not available is replaced by the first available option of the slot.
 */
export const asMade = (slots: readonly Slot<Option>[]): Chosen[] =>
  slots.flatMap(({ key, min, options }) => {
    const defaults = options.filter(({ isDefault, available }) => isDefault && available);
    const instead = options.filter(({ available }) => available).slice(0, min);
    const chosen = defaults.length >= min ? defaults : instead;
    return chosen.map(({ skuId }) => ({ slot: key, skuId }));
  });

/**
 * Whether the package allows a choice: in each slot at least `min` and at most `max` of its own options, each
 * once.
 */
export const isAllowed = (slots: readonly Slot<Option>[], chosen: readonly Chosen[]): boolean =>
  chosen.length > 0 &&
  chosen.every(({ slot }) => slots.some(({ key }) => key === slot)) &&
  slots.every(({ key, min, max, options }) => {
    const own = chosen.filter(({ slot }) => slot === key).map(({ skuId }) => skuId);
    const known = own.every((skuId) => options.some((option) => option.skuId === skuId));
    return known && new Set(own).size === own.length && own.length >= min && own.length <= max;
  });
