import type { AreaOptions } from '../../platform/area.ts';
import { createOperatorService } from './service.ts';

export const operatorRoutes = ({ route, opened: { db }, settings }: AreaOptions): void => {
  const operators = createOperatorService({ db, sendsCodes: settings.SMS_CODES });
  route.operator('operator.me', (_input, caller) => operators.me(caller));
  route.operator('operator.list', (input, caller) => operators.list(caller, input));
  route.operator('operator.add', (input, caller) => operators.add(caller, input));
  route.operator('operator.change', (input, caller) => operators.change(caller, input));
  route.operator('operator.remove', ({ userId }, caller) => operators.remove(caller, userId));
};
