import { cart as limits } from '@mall/contract/core/limits';
import { type Money, money, sum, times } from '@mall/contract/core/money';
import { type Cart, type CartEntry, type CartPackage, isPackage, piecesIn } from '../entries.ts';

/** An entry that cannot be ordered stays visible but is not selected (decisions 2.5). */
export const isSelectable = (entry: CartEntry): boolean => entry.invalidReason === null;
export const isGone = (entry: CartEntry): boolean =>
  entry.invalidReason !== null && entry.invalidReason !== 'aboveStock';

/** The stepper's maximum: the stock, and never more than a line may have. */
export const mostOf = (entry: CartEntry): number => Math.min(entry.stock, limits.maxQuantity);

/** The change of the unit price since it was added; 0: unchanged. */
export const priceChange = (entry: CartEntry): number => entry.price - entry.priceSeen;

/** The available pieces of a package. */
export const piecesLeft = ({ lines, qty }: CartPackage): { skuId: string; qty: number }[] =>
  lines
    .filter(
      ({ invalidReason, stock }) => invalidReason !== 'delisted' && invalidReason !== 'blocked' && stock > 0,
    )
    .map((line) => ({ skuId: line.skuId, qty: Math.min(line.qty * qty, line.stock, limits.maxQuantity) }));

/**
 * `member` and `packages` are savings: the individual prices of the goods in the shop, less both, is the
 * total.
 */
export type Totals = {
  pieces: number;
  goods: Money;
  member: Money;
  packages: Money;
  total: Money;
  /** What the promised date comes from. */
  leadDays: number[];
};

/** The total of the selected entries, before coupon and freight. */
export const totalsOf = (entries: readonly CartEntry[]): Totals => {
  const chosen = entries.filter((entry) => entry.selected && isSelectable(entry));
  const of = (one: (entry: CartEntry) => number): Money =>
    sum(chosen.map((entry) => times(money(one(entry)), entry.qty)));
  return {
    pieces: chosen.reduce((pieces, entry) => pieces + entry.qty * piecesIn(entry), 0),
    goods: of((entry) => (isPackage(entry) ? entry.pieces : entry.price)),
    member: of((entry) =>
      isPackage(entry) ? entry.pieces - entry.saving - entry.memberPrice : entry.price - entry.memberPrice,
    ),
    packages: of((entry) => (isPackage(entry) ? entry.saving : 0)),
    total: of((entry) => entry.memberPrice),
    leadDays: chosen.map(({ leadDays }) => leadDays),
  };
};

/** Whether the server has counted what is selected; until then its bill is of the cart before. */
export const isBillOf = (bill: Cart['bill'], { total }: Totals): boolean => bill.goods === total;

export type ShopEntries = { shopId: string | null; entries: readonly CartEntry[] };

/** Groups the entries by shop, the shops in the order of their first entry. */
export const byShop = (entries: readonly CartEntry[]): readonly ShopEntries[] => {
  const shops = new Map<string | null, CartEntry[]>();
  for (const entry of entries) shops.set(entry.shopId, [...(shops.get(entry.shopId) ?? []), entry]);
  return [...shops].map(([shopId, own]) => ({ shopId, entries: own }));
};

export type Choice = 'all' | 'some' | 'none';

export const choiceOf = (entries: readonly CartEntry[]): Choice => {
  const open = entries.filter(isSelectable);
  const chosen = open.filter((entry) => entry.selected).length;
  if (chosen === 0) return 'none';
  return chosen === open.length ? 'all' : 'some';
};

/** The cart as it will be once the server agrees. */
export const withEntries = (
  cart: Cart,
  change: <Entry extends CartEntry>(entry: Entry) => Entry | null,
): Cart =>
  counted({
    ...cart,
    list: cart.list.flatMap((line) => change(line) ?? []),
    packages: cart.packages.flatMap((one) => change(one) ?? []),
    saved: {
      list: cart.saved.list.flatMap((line) => change(line) ?? []),
      packages: cart.saved.packages.flatMap((one) => change(one) ?? []),
    },
  });

/** The same with one entry saved for later, or moved back and selected if it is available. */
export const withKept = (cart: Cart, id: string, saved: boolean): Cart => {
  const move = <Entry extends CartEntry>(
    here: readonly Entry[],
    there: readonly Entry[],
  ): [Entry[], Entry[]] => {
    const moved = here.filter((entry) => entry.id === id);
    const rest = here.filter((entry) => entry.id !== id);
    return [
      rest,
      [...moved.map((entry) => ({ ...entry, selected: !saved && isSelectable(entry) })), ...there],
    ];
  };
  if (saved) {
    const [list, keptList] = move(cart.list, cart.saved.list);
    const [packages, keptPackages] = move(cart.packages, cart.saved.packages);
    return counted({ ...cart, list, packages, saved: { list: keptList, packages: keptPackages } });
  }
  const [keptList, list] = move(cart.saved.list, cart.list);
  const [keptPackages, packages] = move(cart.saved.packages, cart.packages);
  return counted({ ...cart, list, packages, saved: { list: keptList, packages: keptPackages } });
};

const counted = (cart: Cart): Cart => ({
  ...cart,
  count: cart.list.length + cart.packages.length,
  total: totalsOf([...cart.packages, ...cart.list]).total,
});

/** Another quantity changes whether it exceeds the stock. */
export const withQuantity = <Entry extends CartEntry>(entry: Entry, qty: number): Entry => {
  const fits = entry.invalidReason === 'aboveStock' && qty <= entry.stock;
  return { ...entry, qty, invalidReason: fits ? null : entry.invalidReason };
};
