import type { AreaOptions } from '../../platform/area.ts';
import { eachPart, expectAllDone } from '../../platform/jobs/due.ts';
import { exportKey } from './export.ts';
import { exportRoute } from './export-route.ts';
import { createProfileService } from './profile.ts';
import { createRemovalService } from './removal.ts';
import { createSecurityService } from './security.ts';
import { createSignInService } from './sign-in.ts';
import { sweepAccounts } from './sweep.ts';

export const memberRoutes = ({
  app,
  route,
  opened,
  limits,
  ports,
  jobs,
  answers,
  hooks,
  settings,
}: AreaOptions): void => {
  const { db } = opened;
  const signIn = createSignInService({ db, sms: ports.sms, limits, hooks });
  const security = createSecurityService({ db, sms: ports.sms, mail: ports.mail, limits });
  const profiles = createProfileService({ db, settings });

  route.visitor('session.sendSms', (input, caller) => signIn.sendSms(caller, input));
  route.visitor('session.codeLogin', (input, caller) => signIn.codeLogin(caller, input));
  route.visitor('session.accountLogin', (input, caller) => signIn.accountLogin(caller, input));
  route.visitor('session.register', (input, caller) => signIn.register(caller, input));
  route.visitor('session.resetPassword', (input, caller) => signIn.resetPassword(caller, input));
  route.visitor('session.logout', (_input, caller) => signIn.logout(caller));

  for (const name of ['member.userInfo', 'member.currentUser', 'member.profile'] as const)
    route.member(name, (_input, caller) => profiles.read(caller));
  route.member('member.saveProfile', (input, caller) => profiles.save(caller, input));
  route.member('account.security', (_input, caller) => security.read(caller));
  route.member('account.sendCode', (input, caller) => security.sendCode(caller, input));
  route.member('account.changeMobile', (input, caller) => security.changeMobile(caller, input));
  route.member('account.changePassword', (input, caller) => security.changePassword(caller, input));
  route.member('account.signOutEverywhere', (_input, caller) => security.signOutEverywhere(caller));
  route.member('account.sendEmailCode', (input, caller) => security.sendEmailCode(caller, input));
  route.member('account.confirmEmail', (input, caller) => security.confirmEmail(caller, input));
  const removal = createRemovalService({ db, limits, answers, storage: ports.storage });
  route.member('account.removal', (_input, caller) => removal.obstacles(caller));
  route.member('account.remove', (input, caller) => removal.remove(caller, input));
  route.member('account.exportKey', async (_input, caller) => {
    await limits.take('exportPerMember', caller.memberId);
    return exportKey(db, caller);
  });
  exportRoute(app, db);
  route.member('member.isShop', async (_input, caller) => profiles.isShop(caller));
  route.member('member.realName', (_input, caller) => profiles.realName(caller));
  route.member('distribution.user', (_input, caller) => profiles.distribution(caller));
  route.member('distribution.status', async (_input, caller) => {
    const { status } = await profiles.distribution(caller);
    return { isDistribute: status === 'approved' ? 1 : 0, status };
  });

  /**
   * What nobody can use any more: ended sessions, old codes, stored answers for repeated requests (decisions
   * 2.1).
   */
  jobs.define('member.sweep', async () => expectAllDone(await eachPart(sweepAccounts(db))), '17 * * * *');
};
