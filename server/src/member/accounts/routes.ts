import type { AreaOptions } from '../../platform/area.ts';
import { eachPart, expectAllDone } from '../../platform/jobs/due.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { createDevices } from './device.ts';
import { exportKey } from './export.ts';
import { exportRoute } from './export-route.ts';
import { createPasswordGate } from './password-gate.ts';
import { createProfileService } from './profile.ts';
import { createRemovalService } from './removal.ts';
import { createSecurityService } from './security.ts';
import { createSignInService } from './sign-in.ts';
import { sweepAccounts } from './sweep.ts';

export const memberRoutes = ({
  app,
  route,
  settings,
  opened,
  limits,
  ports,
  jobs,
  answers,
  hooks,
}: AreaOptions): void => {
  const { db } = opened;
  const deviceOf = createDevices(ports.secret, publicUrl(settings).startsWith('https:'));
  const sendsCodes = settings.SMS_CODES;
  const gate = createPasswordGate(limits, sendsCodes);
  const signIn = createSignInService({
    db,
    sms: ports.sms,
    sendsCodes,
    storage: ports.storage,
    limits,
    gate,
    hooks,
  });
  const security = createSecurityService({ db, sms: ports.sms, sendsCodes, mail: ports.mail, limits });
  const profiles = createProfileService({ db, settings });

  route.visitor('session.sendSms', (input, caller, request, reply) =>
    signIn.sendSms(caller, input, deviceOf(request, reply)),
  );
  route.visitor('session.codeLogin', (input, caller, request, reply) =>
    signIn.codeLogin(caller, input, deviceOf(request, reply)),
  );
  route.visitor('session.accountLogin', (input, caller, request, reply) =>
    signIn.accountLogin(caller, input, deviceOf(request, reply)),
  );
  route.visitor('session.register', (input, caller, request, reply) =>
    signIn.register(caller, input, deviceOf(request, reply)),
  );
  route.visitor('session.resetPassword', (input, caller, request, reply) =>
    signIn.resetPassword(caller, input, deviceOf(request, reply)),
  );
  route.visitor('session.logout', (_input, caller) => signIn.logout(caller));

  for (const name of ['member.userInfo', 'member.currentUser', 'member.profile'] as const)
    route.member(name, (_input, caller) => profiles.read(caller));
  route.member('member.saveProfile', (input, caller) => profiles.save(caller, input));
  route.member('account.security', (_input, caller) => security.read(caller));
  route.member('account.sendCode', (input, caller) => security.sendCode(caller, input));
  route.member('account.proveMobile', (input, caller) => security.proveMobile(caller, input));
  route.member('account.changeMobile', (input, caller) => security.changeMobile(caller, input));
  route.member('account.changePassword', (input, caller) => security.changePassword(caller, input));
  route.member('account.signOutEverywhere', (_input, caller) => security.signOutEverywhere(caller));
  route.member('account.sendEmailCode', (input, caller) => security.sendEmailCode(caller, input));
  route.member('account.confirmEmail', (input, caller) => security.confirmEmail(caller, input));
  const removal = createRemovalService({ db, limits, answers, storage: ports.storage });
  route.member('account.removal', (_input, caller) => removal.obstacles(caller));
  route.member('account.remove', (input, caller) => removal.remove(caller, input));
  route.member('account.exportKey', (input, caller) => exportKey({ db, limits }, caller, input));
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
