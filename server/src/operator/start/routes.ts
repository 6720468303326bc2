import type { AreaOptions } from '../../platform/area.ts';
import { paymentPorts } from '../../trade/index.ts';
import { showStart } from './service.ts';

export const startRoutes = ({ route, opened: { db }, settings }: AreaOptions): void => {
  const ports = paymentPorts(settings);
  route.operator('operator.start', (_input, caller) => showStart({ db, ports }, caller));
};
