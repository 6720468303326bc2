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
import { type Cart, type CartLine, isGone, isSelectable, withLines, withQuantity } from './lines.ts';
import { createWrites } from './writes.ts';

export type CartState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; retrying: boolean }
  | ({ status: 'open'; lines: readonly CartLine[] } & typeof commands);

/** The cart of this screen. Every command shows at once; a refusal puts the cart back and is told in the server's words. */
export const useCart = (): CartState => {
  const cart = useQueryOf('cart.get', {}, { staleTime: 0 });
  if (cart.data) return { status: 'open', lines: cart.data.list, ...commands };
  if (cart.isError) return { status: 'failed', retry: () => void cart.refetch(), retrying: cart.isFetching };
  return { status: 'loading' };
};

const cartKey = () => queryKeyOf('cart.get', {});
const shown = (): Cart | undefined => queryClient.getQueryData<Cart>(cartKey());

const show = (cart: Cart): void => {
  queryClient.setQueryData(cartKey(), cart);
  events.emit('cart/changed', { count: cart.count });
};

/** What the server last said, to go back to when it refuses. */
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

const write = (
  wish: string,
  change: (line: CartLine) => CartLine | null,
  send: () => Promise<Cart>,
): void => {
  const before = shown();
  if (!before) return;
  agreed ??= before;
  void queryClient.cancelQueries({ queryKey: cartKey() });
  show(withLines(before, change));
  writes.put(wish, send);
};

const select = (chosen: CartLine, selected: boolean): void =>
  write(
    `select ${chosen.id}`,
    (line) => (line.id === chosen.id ? { ...line, selected } : line),
    () => api('cart.edit', { id: chosen.id, selected }),
  );

const commands = {
  select,
  selectAll: (lines: readonly CartLine[], selected: boolean): void => {
    for (const line of lines) if (isSelectable(line) && line.selected !== selected) select(line, selected);
  },
  setQuantity: (changed: CartLine, qty: number): void =>
    write(
      `quantity ${changed.id}`,
      (line) => (line.id === changed.id ? withQuantity(line, qty) : line),
      () => api('cart.edit', { id: changed.id, qty }),
    ),
  /** Takes lines out. The toast gives 8 s to take it back; a line that is no longer sold cannot come back. */
  remove: (lines: readonly CartLine[], words: { removed: string; undo: string }): void => {
    const ids = lines.map((line) => line.id);
    write(
      `remove ${ids.join()}`,
      (line) => (ids.includes(line.id) ? null : line),
      () => api('cart.remove', { ids }),
    );
    const sold = lines.filter((line) => !isGone(line));
    const action = sold.length > 0 ? { label: words.undo, run: () => void putBack(sold) } : undefined;
    toast.success(words.removed, action);
  },
  settled: writes.settled,
};

const putBack = async (lines: readonly CartLine[]): Promise<void> => {
  await writes.settled();
  for (const { skuId, qty, stock } of lines)
    await api('cart.add', { skuId, qty: Math.min(qty, stock) }).catch(reportFailure);
  const cart = await api('cart.get', {}).catch(reportFailure);
  if (cart) show(cart);
};

/** Spec §8, for what the stepper itself refuses. */
export const refusalOf = (limit: 'min' | 'max'): string =>
  common(limit === 'min' ? 'failure.quantityBelowZero' : 'failure.quantityAboveStock');
