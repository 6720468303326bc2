import { pickText } from '@mall/contract/core/languages';
import { sum, times } from '@mall/contract/core/money';
import type { Input, Item, Output } from '@mall/contract/operations';
import { type Chosen, isAllowed, packagePriceOf, packageShares } from '@mall/contract/catalog/package';
import { Refusal } from '@mall/contract/core/refusals';
import { promisedBy } from '@mall/contract/trade/promise';
import type { RawBuilder } from 'kysely';
import type { View } from '../products/visible.queries.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Reader } from '../../platform/db/open.ts';
import { toCard, toDetail } from './present.ts';
import { chosenOptions, packageLines, type PricedPackage, pricePackages } from './priced.ts';
import * as queries from './queries.ts';
import { loadSizes } from './sizes.queries.ts';

type Paging = { readonly page: number; readonly size: number };
type Listed = Output<'package.list'>;

export const listCategories = async (reader: Reader, view: View): Promise<Output<'package.categories'>> =>
  (await queries.categoryRows(reader, view)).map(({ id, name, cover, count }) => ({
    id: String(id),
    name: pickText(name, view.language).text,
    cover,
    count,
  }));

export const listPackages = (
  reader: Reader,
  view: View,
  { categoryId, special, tier, sort, order, ...paging }: Input<'package.list'>,
): Promise<Listed> => {
  const conditions = [
    ...(categoryId === undefined ? [] : [queries.inCategory(Number(categoryId))]),
    ...(special === true ? [queries.isSpecial] : []),
    ...(tier === undefined ? [] : [queries.isOf(tier)]),
  ];
  const byPrice = sort === 'price' ? (order === 'asc' ? 1 : -1) : 0;
  return pageOf(reader, view, conditions, paging, (a, b) => byPrice * (a.price - b.price));
};

/** Packages for the home page: the special ones first. */
export const recommendedPackages = (reader: Reader, view: View, paging: Paging): Promise<Listed> =>
  pageOf(reader, view, [], paging, (a, b) => Number(b.special) - Number(a.special));

export const singlePackages = (reader: Reader, view: View, paging: Paging): Promise<Listed> =>
  pageOf(reader, view, [queries.isOfOneRoom], paging);

/** One package. Refuses `missing` for one that this shop does not offer. */
export const packageDetail = async (
  reader: Reader,
  view: View,
  id: number,
): Promise<Output<'package.detail'>> => {
  const priced = await onePackage(reader, view, id);
  const skuIds = priced.slots.flatMap(({ options }) => options.map(({ skuId }) => skuId));
  return toDetail(priced, view, await loadSizes(reader, skuIds));
};

/** The price of a choice. Refuses missing, package.notAllowed, product.unavailable. */
export const quotePackage = async (
  reader: Reader,
  view: View,
  { id, chosen }: Input<'package.quote'>,
): Promise<Output<'package.quote'>> => {
  const priced = await onePackage(reader, view, Number(id));
  const options = optionsOf(priced, chosen.map(toChosen));
  const visitor = packagePriceOf(packageLines(options, 'visitor'), priced.rate);
  const lines = packageLines(options, 'member');
  const member = packagePriceOf(lines, priced.rate);
  const shares = packageShares(lines, member.price);
  return {
    lines: options.map(({ slot, skuId, qty, priceable }, index) => ({
      slot,
      skuId,
      qty,
      goods: times(priceable.prices.memberPrice, qty),
      share: shares[index] ?? 0,
    })),
    pieces: visitor.pieces,
    price: visitor.price,
    memberPrice: member.price,
    saving: visitor.saving,
    freight: sum(options.map(({ priceable, qty }) => times(priceable.freight, qty))),
    promise: promisedBy(
      options.map(({ priceable }) => priceable.leadDays),
      clock.nowMs(),
    ),
  };
};

/** A package that this shop offers, priced. Refuses `missing`. */
export const onePackage = async (
  reader: Reader,
  view: Pick<View, 'shop'>,
  id: number,
): Promise<PricedPackage> => {
  const [priced] = await pricePackages(
    reader,
    view,
    await queries.packageRows(reader, view, queries.isPackage(id)),
  );
  if (priced === undefined) throw new Refusal('missing');
  return priced;
};

/** The options of a choice that may be bought. Refuses package.notAllowed and product.unavailable. */
export const optionsOf = (priced: PricedPackage, chosen: readonly Chosen[]) => {
  if (!isAllowed(priced.slots, chosen)) throw new Refusal('package.notAllowed');
  const options = chosenOptions(priced, chosen);
  const gone = options.find(({ priceable }) => priceable.invalidReason !== null);
  if (gone !== undefined) throw new Refusal('product.unavailable', { skuId: gone.skuId });
  return options;
};

/** `sofa*10` → the SKU 10 for the place `sofa`. */
export const toChosen = (text: string): Chosen => {
  const [slot = '', skuId = ''] = text.split('*');
  return { slot, skuId };
};

const pageOf = async (
  reader: Reader,
  view: View,
  conditions: readonly RawBuilder<boolean>[],
  { page, size }: Paging,
  order: (a: Item<'package.list'>, b: Item<'package.list'>) => number = () => 0,
): Promise<Listed> => {
  const rows = await queries.packageRows(reader, view, queries.all(conditions));
  const cards = (await pricePackages(reader, view, rows)).map((priced) => toCard(priced, view)).sort(order);
  return { list: cards.slice((page - 1) * size, page * size), total: cards.length, page, size };
};
