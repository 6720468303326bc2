import type { AreaOptions } from '../../platform/area.ts';
import { createApplicationDesk, createApplications } from './service.ts';

export const applicationRoutes = ({ route, opened: { db }, answers, settings }: AreaOptions): void => {
  const parts = { db, answers, sendsCodes: settings.SMS_CODES };
  const applications = createApplications(parts);
  const desk = createApplicationDesk(parts);
  route.member('application.mine', (_input, caller) => applications.mine(caller));
  route.member('application.apply', (input, caller) => applications.apply(caller, input));
  route.member('application.withdraw', (input, caller) => applications.withdraw(caller, input));
  route.operator('mallApplication.list', (input) => desk.list(input));
  route.operator('mallApplication.detail', ({ id }) => desk.detail(id));
  route.operator('mallApplication.reveal', (input, caller) => desk.reveal(caller, input));
  route.operator('mallApplication.note', (input, caller) => desk.note(caller, input));
  route.operator('mallApplication.talk', (input, caller) => desk.talk(caller, input));
  route.operator('mallApplication.accept', (input, caller) => desk.accept(caller, input));
  route.operator('mallApplication.refuse', (input, caller) => desk.refuse(caller, input));
};
