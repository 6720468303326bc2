import {
  api,
  common,
  events,
  queryClient,
  queryKeyOf,
  reportFailure,
  toast,
  useQueryOf,
} from '@mall/platform';
import { type Cart, type CartEntry, type CartPackage, entriesOf, isPackage } from '../entries.ts';
import { isGone, isSelectable, piecesLeft, withEntries, withKept, withQuantity } from './lines.ts';
import { createWrites } from './writes.ts';

export type CartState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; retrying: boolean }
  | ({
      status: 'open';
      entries: readonly CartEntry[];
      /** Saved for later. */
      saved: readonly CartEntry[];
      /** As the server has made it last. */
      bill: Cart['bill'];
    } & typeof commands);

/**
 * The cart of this screen. Every command applies at once; a refusal restores the cart and displays the
 * server's message.
 */
export const useCart = (): CartState => {
  const cart = useQueryOf('cart.get', {}, { staleTime: 0 });
  if (cart.data)
    return {
      status: 'open',
      entries: entriesOf(cart.data),
      saved: entriesOf(cart.data.saved),
      bill: cart.data.bill,
      ...commands,
    };
  if (cart.isError) return { status: 'failed', retry: () => void cart.refetch(), retrying: cart.isFetching };
  return { status: 'loading' };
};

const cartKey = () => queryKeyOf('cart.get', {});
const shown = (): Cart | undefined => queryClient.getQueryData<Cart>(cartKey());

const show = (cart: Cart): void => {
  queryClient.setQueryData(cartKey(), cart);
  events.emit('cart/changed', { count: cart.count });
};

/** The server's last cart, to restore after a refusal. */
let agreed: Cart | undefined;

const writes = createWrites<Cart>({
  granted: (cart, more) => {
    agreed = more ? cart : undefined;
    if (!more) show(cart);
  },
  failed: (error) => {
    if (agreed) show(agreed);
    agreed = undefined;
    void queryClient.invalidateQueries({ queryKey: cartKey() });
    reportFailure(error);
  },
});

const write = (wish: string, change: (cart: Cart) => Cart, send: () => Promise<Cart>): void => {
  const before = shown();
  if (!before) return;
  agreed ??= before;
  void queryClient.cancelQueries({ queryKey: cartKey() });
  show(change(before));
  writes.put(wish, send);
};

/** The same for each entry of the cart separately. */
const each = (change: Parameters<typeof withEntries>[1]) => (cart: Cart) => withEntries(cart, change);

const select = (chosen: CartEntry, selected: boolean): void =>
  write(
    `select ${chosen.id}`,
    each((entry) => (entry.id === chosen.id ? { ...entry, selected } : entry)),
    () => api('cart.edit', { id: chosen.id, selected }),
  );

const commands = {
  select,
  selectAll: (entries: readonly CartEntry[], selected: boolean): void => {
    for (const entry of entries)
      if (isSelectable(entry) && entry.selected !== selected) select(entry, selected);
  },
  setQuantity: (changed: CartEntry, qty: number): void =>
    write(
      `quantity ${changed.id}`,
      each((entry) => (entry.id === changed.id ? withQuantity(entry, qty) : entry)),
      () => api('cart.edit', { id: changed.id, qty }),
    ),
  /** Removes entries. The toast can undo it for 8 s; goods that are no longer sold cannot come back. */
  remove: (entries: readonly CartEntry[], words: { removed: string; undo: string }): void => {
    const ids = entries.map(({ id }) => id);
    const kept = new Set(entriesOf(shown()?.saved ?? nothing).map(({ id }) => id));
    write(
      `remove ${ids.join()}`,
      each((entry) => (ids.includes(entry.id) ? null : entry)),
      () => api('cart.remove', { ids }),
    );
    const sold = entries.filter((entry) => !isGone(entry));
    const action = sold.length > 0 ? { label: words.undo, run: () => void putBack(sold, kept) } : undefined;
    toast.success(words.removed, action);
  },
  /** Saves an entry for later, or moves it back. */
  keep: (kept: CartEntry, saved: boolean): void =>
    write(
      `keep ${kept.id}`,
      (cart) => withKept(cart, kept.id, saved),
      () => api('cart.edit', { id: kept.id, saved }),
    ),
  /**
   * Splits a package that is not available as a whole into its remaining pieces. A refused piece is reported,
   * and the others go on.
   */
  split: (whole: CartPackage): void =>
    write(
      `split ${whole.id}`,
      each((entry) => (entry.id === whole.id ? null : entry)),
      async () => {
        for (const piece of piecesLeft(whole)) await api('cart.add', piece).catch(reportFailure);
        return api('cart.remove', { ids: [whole.id] });
      },
    ),
  settled: writes.settled,
};

const nothing = { list: [], packages: [] };

/** Adds entries again, and moves those saved for later back there. */
const putBack = async (entries: readonly CartEntry[], kept: ReadonlySet<string>): Promise<void> => {
  await writes.settled();
  for (const entry of entries) {
    const qty = Math.min(entry.qty, entry.stock);
    const goods = isPackage(entry)
      ? { packageId: entry.packageId, qty, selection: entry.selection }
      : { skuId: entry.skuId, qty };
    await api('cart.add', goods).catch(reportFailure);
  }
  const cart = await api('cart.get', {}).catch(reportFailure);
  if (!cart) return;
  show(cart);
  const back = entries.filter(({ id }) => kept.has(id));
  for (const entry of entriesOf(cart)) if (back.some((one) => isSame(one, entry))) commands.keep(entry, true);
};

const isSame = (one: CartEntry, other: CartEntry): boolean =>
  isPackage(one)
    ? isPackage(other) && one.packageId === other.packageId && one.selection.join() === other.selection.join()
    : !isPackage(other) && one.skuId === other.skuId;

/** The message of spec §8 for a quantity that the stepper itself refuses. */
export const refusalOf = (limit: 'min' | 'max'): string =>
  common(limit === 'min' ? 'failure.quantityBelowZero' : 'failure.quantityAboveStock');
