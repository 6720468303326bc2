import type { AreaOptions } from '../../platform/area.ts';
import { createMemberService } from './service.ts';

export const memberHelpRoutes = ({
  route,
  opened: { db },
  answers,
  ports: { storage },
}: AreaOptions): void => {
  const members = createMemberService({ db, answers, storage });
  route.operator('mallMember.list', (input) => members.list(input));
  route.operator('mallMember.detail', ({ id }, caller) => members.detail(caller, id));
  route.operator('mallMember.reveal', (input, caller) => members.reveal(caller, input));
  route.operator('mallMember.lock', (input, caller) => members.lock(caller, input));
  route.operator('mallMember.unlock', (input, caller) => members.unlock(caller, input));
  route.operator('mallMember.endSessions', ({ id }, caller) => members.endSessions(caller, id));
  route.operator('mallMember.setLevel', (input, caller) => members.setLevel(caller, input));
  route.operator('mallMember.erase', (input, caller) => members.erase(caller, input));
};
