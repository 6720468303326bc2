import { sql } from 'kysely';
import type { AreaOptions } from '../areas.ts';
import { createProfileService } from './profile.ts';
import { createSignInService } from './sign-in.ts';

export const memberRoutes = ({ route, opened, limits, ports, jobs }: AreaOptions): void => {
  const { db } = opened;
  const signIn = createSignInService({ db, sms: ports.sms, limits });
  const profiles = createProfileService({ db });

  route.visitor('session.sendSms', (input, caller) => signIn.sendSms(caller, input));
  route.visitor('session.codeLogin', (input, caller) => signIn.codeLogin(caller, input));
  route.visitor('session.accountLogin', (input, caller) => signIn.accountLogin(caller, input));
  route.visitor('session.register', (input, caller) => signIn.register(caller, input));
  route.visitor('session.logout', (_input, caller) => signIn.logout(caller));

  for (const name of ['member.userInfo', 'member.currentUser', 'member.profile'] as const)
    route.member(name, (_input, caller) => profiles.read(caller));
  route.member('member.saveProfile', (input, caller) => profiles.save(caller, input));
  route.member('member.isShop', async (_input, caller) => profiles.isShop(caller));
  route.member('member.realName', (_input, caller) => profiles.realName(caller));
  route.member('distribution.user', (_input, caller) => profiles.distribution(caller));
  route.member('distribution.status', async (_input, caller) => {
    const { status } = await profiles.distribution(caller);
    return { isDistribute: status === 'approved' ? 1 : 0, status };
  });

  /** What nobody can use any more: ended sessions, old codes, answers kept for repeated requests (decisions 2.1). */
  jobs.define(
    'member.sweep',
    async () => {
      await sql`delete from sessions where expires_at < now() or last_seen_at < now() - interval '7 days'`.execute(
        db,
      );
      await sql`delete from sms_codes where created_at < now() - interval '2 days'`.execute(db);
      await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
    },
    '17 * * * *',
  );
};
