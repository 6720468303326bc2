import type { AreaOptions } from '../../platform/area.ts';
import { createMallShopService } from './service.ts';

export const mallShopRoutes = ({ route, opened: { db }, answers, settings }: AreaOptions): void => {
  const shops = createMallShopService({ db, answers, sendsCodes: settings.SMS_CODES });
  route.operator('mallShop.list', (input) => shops.list(input));
  route.operator('mallShop.create', (input, caller) => shops.create(caller, input));
  route.operator('mallShop.suspend', (input, caller) => shops.suspend(caller, input));
  route.operator('mallShop.reopen', (input, caller) => shops.reopen(caller, input));
  route.operator('mallShop.changeCode', (input, caller) => shops.changeCode(caller, input));
  route.operator('mallShop.look', (input, caller) => shops.look(caller, input));
  route.operator('shopLook.end', (_input, caller) => shops.endLook(caller));
};
