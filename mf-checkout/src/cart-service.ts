import type { ServiceApis } from '@mall/contract/services';
import { api, events, refresh } from '@mall/platform';

/** The cart as other remotes may use it: `(await services.get('cart', '^1')).add({ skuId, qty })`. */
export const cartService: ServiceApis['cart'] = {
  add: async ({ skuId, qty }) => {
    const { count } = await api('cart.add', { skuId, qty });
    events.emit('cart/changed', { count });
    await refresh('cart.get');
  },
};
