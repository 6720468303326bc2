import type { ServiceMakers } from '@mall/contract/core/services';

export const services: ServiceMakers = {
  cart: { '1.1.0': () => import('../cart-service.ts').then((m) => m.cartService) },
};
