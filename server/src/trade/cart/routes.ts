import type { AreaOptions } from '../../platform/area.ts';
import { createCartService } from './service.ts';

export const cartRoutes = ({ route, opened }: AreaOptions): void => {
  const cart = createCartService({ db: opened.db });
  route.member('cart.get', (_input, caller) => cart.get(caller));
  route.member('cart.add', (input, caller) => cart.add(caller, input));
  route.member('cart.edit', (input, caller) => cart.edit(caller, input));
  route.member('cart.remove', ({ ids }, caller) => cart.remove(caller, ids));
};
