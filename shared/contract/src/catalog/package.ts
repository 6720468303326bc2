import { type Money, money, ratio, split, sum, times } from '../core/money.ts';

/**
 * The price of a package (decisions 2.16, 2.3 step 5). Its saving is a rate: what the package costs as the shop made it, of what those
 * pieces cost one by one. A swap, a shop's coefficient and the member price all keep the rate.
 */
export type PackageRate = {
  /** What the package costs as made, at platform prices, or at the shop's where the shop wrote it; null when it is no cheaper than its pieces. */
  readonly packagePrice: Money | null;
  /** What the pieces of the package as made cost one by one, at the same prices. */
  readonly piecesPrice: Money;
};

export type PackageLine = {
  /** The price of one piece for this buyer in this shop. */
  readonly unitPrice: Money;
  /** The least that one piece may bring. */
  readonly supplyPrice: Money;
  readonly qty: number;
};

export type PackagePrice = {
  /** What the chosen pieces cost one by one. */
  readonly pieces: Money;
  readonly price: Money;
  readonly saving: Money;
};

/** What the chosen pieces cost together: at the rate, half up, never less than what they must bring, never more than one by one. */
export const packagePriceOf = (lines: readonly PackageLine[], rate: PackageRate): PackagePrice => {
  const pieces = sum(lines.map(({ unitPrice, qty }) => times(unitPrice, qty)));
  const floor = sum(lines.map(floorOf));
  const price = clamp(atRate(pieces, rate), floor < 1 ? money(1) : floor, pieces);
  return { pieces, price, saving: money(pieces - price) };
};

/**
 * The price of a package over its lines: by what each costs, largest remainder; a line that would fall under its supply price gets that,
 * and the others share the rest. The parts add up to the price exactly. Throws when the price is under the sum of supply prices.
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

/** The least a line may bring; never more than it costs, for a shop that sells under its supply price. */
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

/** What was chosen for a slot. */
export type Chosen = { readonly slot: string; readonly skuId: string };

/** The package as made; where a default cannot be had, the first of the slot that can takes its place. */
export const asMade = (slots: readonly Slot<Option>[]): Chosen[] =>
  slots.flatMap(({ key, min, options }) => {
    const defaults = options.filter(({ isDefault, available }) => isDefault && available);
    const instead = options.filter(({ available }) => available).slice(0, min);
    const chosen = defaults.length >= min ? defaults : instead;
    return chosen.map(({ skuId }) => ({ slot: key, skuId }));
  });

/** Whether a choice is one the package allows: in each slot at least `min` and at most `max` of its own options, each once. */
export const isAllowed = (slots: readonly Slot<Option>[], chosen: readonly Chosen[]): boolean =>
  chosen.length > 0 &&
  chosen.every(({ slot }) => slots.some(({ key }) => key === slot)) &&
  slots.every(({ key, min, max, options }) => {
    const own = chosen.filter(({ slot }) => slot === key).map(({ skuId }) => skuId);
    const known = own.every((skuId) => options.some((option) => option.skuId === skuId));
    return known && new Set(own).size === own.length && own.length >= min && own.length <= max;
  });
