import type { AreaOptions } from '../../platform/area.ts';
import * as overview from './service.ts';
import { saveSteps } from './save-steps.ts';

export const dashboardRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.staff('dashboard.orders', (_input, caller) => overview.waitingOrders(db, caller));
  route.staff('dashboard.sales', ({ span }, caller) => overview.sales(db, caller, span));
  route.staff('dashboard.best', ({ span }, caller) => overview.bestSellers(db, caller, span));
  route.staff('dashboard.deliveries', (_input, caller) => overview.riskyDeliveries(db, caller));
  route.staff('dashboard.wants', (_input, caller) => overview.openWants(db, caller));
  route.staff('dashboard.stock', (_input, caller) => overview.nearlyGone(db, caller));
  route.staff('dashboard.steps', (_input, caller) => overview.steps(db, caller));
  route.staff('dashboard.saveSteps', (input, caller) => saveSteps(db, caller, input));
};
