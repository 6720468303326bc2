import type { AreaOptions } from '../../../platform/area.ts';
import { showFactor, undoFactor, updateFactor } from './service.ts';

export const priceFactorRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const parts = { db, answers };
  route.staff('priceFactor.show', (_input, caller) => showFactor(parts, caller));
  route.staff('priceFactor.update', (input, caller) => updateFactor(parts, caller, input));
  route.staff('priceFactor.undo', ({ id }, caller) => undoFactor(parts, caller, id));
};
