import type { AreaOptions } from '../../platform/area.ts';
import { createAttributeService } from './service.ts';

export const mallAttributeRoutes = ({ route, opened: { db }, answers, jobs }: AreaOptions): void => {
  const attributes = createAttributeService({ db, answers, jobs });
  route.operator('mallAttribute.list', () => attributes.list());
  route.operator('mallAttribute.create', (input, caller) => attributes.create(caller, input));
  route.operator('mallAttribute.change', (input, caller) => attributes.change(caller, input));
  route.operator('mallAttribute.move', (input, caller) => attributes.move(caller, input));
  route.operator('mallAttribute.hide', (input, caller) => attributes.hide(caller, input));
  route.operator('mallAttribute.remove', (input, caller) => attributes.remove(caller, input));
};
