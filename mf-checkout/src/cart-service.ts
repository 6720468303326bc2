import type { Sent } from '@mall/contract/operations';
import type { ServiceApis } from '@mall/contract/core/services';
import { api, events, refresh } from '@mall/platform';

/**
 * The cart's service for other remotes: `(await services.get('cart', '^1')).addPackage({ packageId, qty,
 * selection })`.
 */
export const cartService: ServiceApis['cart'] = {
  add: ({ skuId, qty }) => put({ skuId, qty }),
  addPackage: ({ packageId, qty, selection, replaces }) => put({ packageId, qty, selection, replaces }),
};

const put = async (goods: Sent<'cart.add'>): Promise<void> => {
  const { count } = await api('cart.add', goods);
  events.emit('cart/changed', { count });
  await refresh('cart.get');
};
