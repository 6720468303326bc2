import type { AreaOptions } from '../../platform/area.ts';
import { anyGateway } from '../../platform/settings/gateways.ts';
import { sandboxAllowed } from '../../platform/settings/settings.ts';
import { showStart } from './service.ts';

export const startRoutes = ({ route, opened: { db }, settings }: AreaOptions): void => {
  const takesMoney = anyGateway(settings) || sandboxAllowed(settings);
  route.operator('operator.start', (_input, caller) => showStart({ db, takesMoney }, caller));
};
