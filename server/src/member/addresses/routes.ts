import type { AreaOptions } from '../../platform/area.ts';
import { createAddressService } from './service.ts';

export const addressRoutes = ({ route, opened }: AreaOptions): void => {
  const addresses = createAddressService({ db: opened.db });
  route.member('address.list', (_input, caller) => addresses.list(caller.memberId));
  route.member('address.save', (input, caller) => addresses.save(caller.memberId, input));
  route.member('address.remove', ({ id }, caller) => addresses.remove(caller.memberId, id));
};
