import { api } from '../api/call.ts';
import { events } from '../events/events.ts';
import { session } from '../session/session.ts';
import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

const store: Store<number> = once('cartCount', () => createStore(0));

/** Number of non-empty cart entries (spec §4), as the cart's owner last announced it. */
export const useCartCount = (): number => useStore(store);
export const cartCount = (): number => store.get();

/** Fetches the cart's count for the shell, so that the header needs no remote. */
export const seedCartCount = async (): Promise<void> => {
  const { token } = session.read();
  if (token === null) return;
  const cart = await api('cart.get', {}).catch(() => undefined);
  if (cart && session.read().token === token) events.emit('cart/changed', { count: cart.count });
};

export const startCartCount = (): void => {
  events.on('cart/changed', ({ count }) => store.set(count));
  session.onEnd(() => events.emit('cart/changed', { count: 0 }));
};
