import { operations } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';
import { sql } from 'kysely';
import { samples } from '../../testing/samples.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { createWorld } from '../../testing/world.ts';

let api: Api;
let made: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  api = await startApi();
  made = await createWorld(api);
});
afterAll(() => api.stop());

const names = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].stepUp !== false,
); // keys of a const table

/** Somebody who may call the operation: the owner of the shop, or an operator. */
const whoFor = async (name: OperationName): Promise<string> =>
  operations[name].access.startsWith('operator') ? api.given.member({ operator: true }) : made.shop.ownerId;

/** The answer to a session that was proved so many minutes ago. */
const answerTo = async (name: OperationName, minutes: number) => {
  const memberId = await whoFor(name);
  const token = await api.signIn(memberId);
  await sql`
    update sessions set proved_at = now() - make_interval(mins => ${minutes}) where user_id = ${memberId}`.execute(
    api.db,
  );
  return api.as({ token }).call(name, samples[name](made.world));
};
const give = (memberId: string) =>
  sql`insert into authenticators (user_id, secret, confirmed_at) values (${memberId}, 'sealed', now())
    on conflict do nothing`.execute(api.db);
const take = (memberId: string) =>
  sql`delete from authenticators where user_id = ${memberId}`.execute(api.db);

it('moving money, secrets, rights, exports and erasing want a fresh proof', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'account.changeMobile',
      'account.changePassword',
      'account.exportKey',
      'account.remove',
      'mallParked.assign',
      'mallParked.dismiss',
      'mallParked.payBack',
      'mallParked.retry',
      'mallRefund.recordSent',
      'mallRefund.retry',
      'platformMember.removeSecondFactors',
      'invitation.accept',
      'platformRefund.decide',
      'platformWithdrawal.move',
      'role.change',
      'role.create',
      'role.remove',
      'secondFactor.addPasskey',
      'secondFactor.removeCodes',
      'shopJob.fileKey',
      'shopOrder.batchExportKey',
      'shopOrder.exportJob',
      'shopOrder.exportKey',
      'shopRefund.decide',
      'staff.change',
      'staff.invite',
      'staff.remove',
      'staff.resendInvitation',
      'staff.transfer',
      'withdrawal.create',
    ]),
  );
});

it.each(names)('%s is refused eleven minutes after the last proof', async (name) => {
  const ownProof = operations[name].stepUp === 'ofFactor';
  const who = made.shop.ownerId;
  if (ownProof) {
    // Their input proves it by password or code: nobody is asked twice.
    expect((await answerTo(name, 11)).msgKey).not.toBe('proof.needed');
    await give(who);
  }
  try {
    expect(await answerTo(name, 11)).toMatchObject({ code: 40310, msgKey: 'proof.needed', data: null });
    expect((await answerTo(name, 9)).msgKey).not.toBe('proof.needed');
  } finally {
    await take(who);
  }
});

it('the API page says so', async () => {
  const { paths } = (await api.app.inject('/api/openapi.json')).json();
  const { post } = paths['/api/addStaff'];
  expect(post['x-step-up']).toBe(true);
  expect(post.description).toContain('proof from the last ten minutes');
  expect(paths['/api/cashApply'].post['x-step-up']).toBe('ofFactor');
  expect(paths['/api/staffList'].get['x-step-up']).toBeUndefined();
});
