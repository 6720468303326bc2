import type { AreaOptions } from '../../platform/area.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { createInvitationService } from './invitations.ts';
import { sendInvitations } from './send-invitations.ts';
import { createRoleService } from './roles.ts';
import { createStaffService } from './service.ts';
import { transferShop } from './transfer.ts';

export const staffRoutes = ({ route, opened: { db }, limits, jobs, ports, settings }: AreaOptions): void => {
  const invitations = createInvitationService({ db, limits });
  const staff = createStaffService({ db, limits });
  const roles = createRoleService({ db });
  route.staff('staff.search', ({ keyword }, caller) => staff.search(caller, keyword));
  route.staff('staff.list', (input, caller) => staff.list(caller, input));
  route.staff('staff.invite', (input, caller) => invitations.invite(caller, input));
  route.staff('staff.invitations', (_input, caller) => invitations.ofShop(caller));
  route.staff('staff.resendInvitation', ({ id }, caller) => invitations.again(caller, id));
  route.staff('staff.withdrawInvitation', ({ id }, caller) => invitations.withdraw(caller, id));
  route.member('invitation.list', (_input, caller) => invitations.ofMember(caller));
  route.member('invitation.accept', ({ id }, caller) => invitations.accept(caller, id));
  route.member('invitation.refuse', ({ id }, caller) => invitations.refuse(caller, id));
  jobs.define(
    'staff.sendInvitations',
    () => sendInvitations({ db, sms: ports.sms, mall: publicUrl(settings) }),
    '* * * * *',
  );
  route.staff('staff.change', (input, caller) => staff.change(caller, input));
  route.staff('staff.remove', ({ id }, caller) => staff.remove(caller, id));
  route.member('staff.leave', ({ shopId }, caller) => staff.leave(caller, shopId));
  route.member('staff.shops', (_input, caller) => staff.shops(caller));
  route.member('staff.helpers', (input, caller) => staff.helpers(caller, input));
  route.staff('staff.transfer', (input, caller) => transferShop({ db, limits }, caller, input));
  route.staff('role.list', (_input, caller) => roles.list(caller));
  route.staff('role.create', (input, caller) => roles.create(caller, input));
  route.staff('role.change', (input, caller) => roles.change(caller, input));
  route.staff('role.remove', (input, caller) => roles.remove(caller, input));
};
