import { money, type Money, sum, times } from '@mall/contract/core/money';
import { asMade, type Chosen, type PackageLine, type PackageRate } from '@mall/contract/catalog/package';
import type { View } from '../products/visible.queries.ts';
import type { Reader } from '../../platform/db/open.ts';
import { loadPriceables, type Priceable } from '../pricing/priceables.queries.ts';
import type { PackageRow } from './queries.ts';

export type PricedOption = {
  readonly skuId: string;
  readonly qty: number;
  readonly isDefault: boolean;
  readonly available: boolean;
  readonly priceable: Priceable;
};
export type PricedSlot = {
  readonly key: string;
  readonly row: PackageRow['rooms'][number]['slots'][number];
  readonly min: number;
  readonly max: number;
  readonly options: readonly PricedOption[];
};
type Made = Pick<PackageRow, 'rooms' | 'price' | 'own'>;
/** A package with the price and the availability of each of its options in one shop. */
export type PricedPackage<Row extends Made = PackageRow> = {
  readonly row: Row;
  readonly slots: readonly PricedSlot[];
  readonly made: readonly Chosen[];
  readonly rate: PackageRate;
};

/** Prices packages in a shop, all with one query. */
export const pricePackages = async (
  reader: Reader,
  { shop }: Pick<View, 'shop'>,
  rows: readonly PackageRow[],
): Promise<PricedPackage[]> => {
  const ids = rows.flatMap(({ rooms }) =>
    rooms.flatMap(({ slots }) => slots.flatMap(({ options }) => options.map(({ skuId }) => String(skuId)))),
  );
  const priceables = await loadPriceables(reader, shop, ids);
  return rows.map((row) => priceAs(row, priceables));
};

/** Prices one package from the prices of its SKUs. */
export const priceAs = <Row extends Made>(
  row: Row,
  priceables: ReadonlyMap<string, Priceable>,
): PricedPackage<Row> => {
  const slots = row.rooms.flatMap((room) => room.slots.map((slot) => toSlot(slot, priceables)));
  return { row, slots, made: asMade(slots), rate: rateOf(row, slots) };
};

const toSlot = (row: PricedSlot['row'], priceables: ReadonlyMap<string, Priceable>): PricedSlot => ({
  key: row.key,
  row,
  min: row.min,
  max: row.max,
  options: row.options.flatMap(({ skuId, qty, isDefault }) => {
    const priceable = priceables.get(String(skuId));
    if (priceable === undefined) return [];
    const available = priceable.invalidReason === null && priceable.stock >= qty;
    return [{ skuId: String(skuId), qty, isDefault, available, priceable }];
  }),
});

/**
 * The default pieces of the package decide the rate, whether they are currently available or not. A price of
 * the mall is in platform prices, so that coefficients apply to it; a shop's own is in the prices of that
 * shop, and is what its shoppers pay for the package with its default pieces.
 */
const rateOf = (row: Made, slots: readonly PricedSlot[]): PackageRate => {
  const defaults = slots.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault));
  return {
    packagePrice: row.price === null ? null : money(row.price),
    piecesPrice: sum(
      defaults.map(({ priceable: { prices }, qty }) =>
        times(row.own ? prices.shopPrice : prices.platformPrice, qty),
      ),
    ),
  };
};

export type ChosenOption = PricedOption & { readonly slot: string };

/** The options behind a choice, in the order of the package's places. */
export const chosenOptions = ({ slots }: PricedPackage, chosen: readonly Chosen[]): ChosenOption[] =>
  slots.flatMap(({ key, options }) =>
    options
      .filter(({ skuId }) => chosen.some((one) => one.slot === key && one.skuId === skuId))
      .map((option) => ({ ...option, slot: key })),
  );

/** The lines of a choice as the price rule reads them, for a visitor or a member. */
export const packageLines = (
  options: readonly Pick<PricedOption, 'priceable' | 'qty'>[],
  who: 'visitor' | 'member',
): PackageLine[] =>
  options.map(({ priceable: { prices, supplyPrice }, qty }) => ({
    unitPrice: unitPrice(prices, who),
    supplyPrice,
    qty,
  }));

const unitPrice = (prices: Priceable['prices'], who: 'visitor' | 'member'): Money =>
  who === 'member' ? prices.memberPrice : prices.visitorPrice;
