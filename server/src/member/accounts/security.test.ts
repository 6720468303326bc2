import { limitTable } from '../../platform/http/rate-limits.ts';
import { hashPassword } from './password.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let next = 30_000_000;
const freeMobile = (): string => `138${String((next += 1))}`;
const codeTo = (mobile: string): string =>
  api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? 'none sent';
const other = (code: string): string => (code === '111111' ? '222222' : '111111');

/** A member with a number of their own and a password, signed in twice. */
const member = async () => {
  const mobile = freeMobile();
  await api.as().call('session.register', { mobile, password: 'demo1234', repassword: 'demo1234' });
  await api.given.provedNumber(mobile);
  const token = async () =>
    (await api.as().call('session.accountLogin', { mobile, password: 'demo1234' })).data;
  return { mobile, here: api.as({ token: await token() }), there: api.as({ token: await token() }) };
};
/** One that signed in by code and never set a password. */
const codeMember = async () => {
  const mobile = freeMobile();
  await api.as().call('session.sendSms', { mobile });
  const { data } = await api.as().call('session.codeLogin', { mobile, verify_code: codeTo(mobile) });
  return { mobile, here: api.as({ token: data }) };
};
const isIn = async (who: { call: ReturnType<Api['as']>['call'] }) =>
  (await who.call('member.userInfo')).code === 200;

describe('the number of an account', () => {
  it('changes with the password and a code to the new one; other devices are signed out and the member hears of it', async () => {
    const { here, there } = await member();
    const wanted = freeMobile();
    expect((await here.call('account.sendCode', { purpose: 'newMobile', mobile: wanted })).code).toBe(200);
    const input = { mobile: wanted, code: codeTo(wanted), password: 'demo1234' };
    expect((await here.call('account.changeMobile', input)).data).toBeNull();
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const signed = await api.as().call('session.accountLogin', { mobile: wanted, password: 'demo1234' });
    expect(signed.code).toBe(200);
    const { data } = await here.call('message.list');
    expect(data.list[0]).toMatchObject({ type: 'account.mobileChanged', orderId: null });
    expect(data.list[0]?.body).toContain(`138****${wanted.slice(-4)}`);
  });

  it('changes with a code to each of the two numbers', async () => {
    const { mobile, here } = await codeMember();
    const wanted = freeMobile();
    await here.call('account.sendCode', { purpose: 'newMobile', mobile: wanted });
    await here.call('account.sendCode', { purpose: 'oldMobile' });
    const input = { mobile: wanted, code: codeTo(wanted), verify_code: codeTo(mobile) };
    expect((await here.call('account.changeMobile', input)).code).toBe(200);
    expect((await here.call('account.changeMobile', input)).msgKey).toBe('account.sameMobile');
  });

  it('does not change without a proof, with a wrong one, or by the code of another purpose', async () => {
    const { mobile, here } = await member();
    const wanted = freeMobile();
    await here.call('account.sendCode', { purpose: 'newMobile', mobile: wanted });
    const code = codeTo(wanted);
    const change = async (over: object) =>
      (await here.call('account.changeMobile', { mobile: wanted, code, ...over })).msgKey;
    expect(await change({})).toBe('account.proofMissing');
    expect(await change({ password: 'demo12345' })).toBe('account.wrongPassword');
    expect(await change({ password: 'demo1234', code: other(code) })).toBe('sms.wrongCode');
    await here.call('account.sendCode', { purpose: 'removal' });
    expect(await change({ verify_code: codeTo(mobile) })).toBe('sms.wrongCode');
    expect(await change({ password: 'demo1234', mobile: '12000000000' })).toBe('mobile.invalid');
    expect(await change({ password: 'demo1234' })).toBeUndefined();
  });

  it("is not taken over by another member's code for the same number", async () => {
    const [lin, mei] = [await member(), await member()];
    const wanted = freeMobile();
    await lin.here.call('account.sendCode', { purpose: 'newMobile', mobile: wanted });
    const input = { mobile: wanted, code: codeTo(wanted), password: 'demo1234' };
    expect((await mei.here.call('account.changeMobile', input)).msgKey).toBe('sms.wrongCode');
  });

  it('that somebody has is sent a code like any other, and only who can read it hears that it is taken', async () => {
    const [lin, mei] = [await member(), await member()];
    const asked = await lin.here.call('account.sendCode', { purpose: 'newMobile', mobile: mei.mobile });
    const free = await lin.here.call('account.sendCode', { purpose: 'newMobile', mobile: freeMobile() });
    expect(asked).toEqual(free);
    const right = codeTo(mei.mobile);
    const change = (code: string) =>
      lin.here.call('account.changeMobile', { mobile: mei.mobile, code, password: 'demo1234' });
    expect((await change(other(right))).msgKey).toBe('sms.wrongCode');
    expect((await change(right)).msgKey).toBe('account.mobileTaken');
    expect(await isIn(lin.there)).toBe(true);
  });

  it('goes to one of two who want it at once', async () => {
    const both = [await member(), await member()];
    const wanted = freeMobile();
    const codes: string[] = [];
    for (const { here } of both) {
      await here.call('account.sendCode', { purpose: 'newMobile', mobile: wanted });
      codes.push(codeTo(wanted));
    }
    const changed = await Promise.all(
      both.map(({ here }, index) =>
        here.call('account.changeMobile', {
          mobile: wanted,
          code: codes[index] ?? '',
          password: 'demo1234',
        }),
      ),
    );
    expect(changed.map(({ msgKey }) => msgKey ?? 'changed').sort()).toEqual([
      'account.mobileTaken',
      'changed',
    ]);
  });
});

describe('the password', () => {
  it('changes with the old one, and all other sessions end', async () => {
    const { mobile, here, there } = await member();
    const next = { next: 'newer5678', repeat: 'newer5678' };
    expect((await here.call('account.changePassword', { ...next })).msgKey).toBe('account.proofMissing');
    expect((await here.call('account.changePassword', { ...next, password: 'wrong1234' })).msgKey).toBe(
      'account.wrongPassword',
    );
    expect((await here.call('account.changePassword', { ...next, password: 'demo1234' })).code).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const login = (password: string) => api.as().call('session.accountLogin', { mobile, password });
    expect([(await login('demo1234')).msgKey, (await login('newer5678')).code]).toEqual(['login.wrong', 200]);
  });

  it.each([
    ['too short', { next: 'a1', repeat: 'a1' }, 'register.passwordRule'],
    ['without a digit', { next: 'abcdefgh', repeat: 'abcdefgh' }, 'register.passwordRule'],
    ['repeated otherwise', { next: 'newer5678', repeat: 'newer5679' }, 'register.repeatDiffers'],
  ])('is not one that is %s', async (_what, next, reason) => {
    const { here } = await member();
    expect((await here.call('account.changePassword', { ...next, password: 'demo1234' })).msgKey).toBe(
      reason,
    );
  });

  it('is set by code where there is none, and never by code where there is one', async () => {
    const [coded, known] = [await codeMember(), await member()];
    const next = { next: 'first1234', repeat: 'first1234' };
    expect((await coded.here.call('account.security')).data.hasPassword).toBe(false);
    for (const { here, mobile } of [coded, known]) {
      await here.call('account.sendCode', { purpose: 'password' });
      const reply = await here.call('account.changePassword', { ...next, verify_code: codeTo(mobile) });
      expect(reply.msgKey).toBe(here === coded.here ? undefined : 'account.proofMissing');
    }
    expect((await coded.here.call('account.security')).data.hasPassword).toBe(true);
  });
});

it('signing out everywhere ends every session', async () => {
  const { here, there } = await member();
  const { data } = await here.call('account.security');
  expect(data.sessions.filter((session) => session.here)).toHaveLength(1);
  expect((await there.call('account.signOutEverywhere')).data).toEqual({ ended: 2 });
  expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
});

describe('an e-mail address', () => {
  const letterTo = (to: string) => api.mail.letters().find((letter) => letter.to === to);

  it('is confirmed by the code that went there, and another address has to be confirmed anew', async () => {
    const { here } = await member();
    await here.call('account.sendEmailCode', { email: 'lin@example.com' });
    const code = /\d{6}/.exec(letterTo('lin@example.com')?.text ?? '')?.[0] ?? '';
    const confirm = (email: string, verify_code: string) =>
      here.call('account.confirmEmail', { email, verify_code });
    expect((await confirm('mei@example.com', code)).msgKey).toBe('sms.wrongCode');
    expect((await confirm('lin@example.com', other(code))).msgKey).toBe('sms.wrongCode');
    expect((await confirm('lin@example.com', code)).code).toBe(200);
    const emailOf = async () => (await here.call('account.security')).data.email;
    expect(await emailOf()).toEqual({ address: 'lin@example.com', confirmed: true, offered: true });
    await here.call('member.saveProfile', { email: 'lin@example.com' });
    expect((await emailOf()).confirmed).toBe(true);
    await here.call('member.saveProfile', { email: 'other@example.com' });
    expect((await emailOf()).confirmed).toBe(false);
  });
});

describe('limits', () => {
  let strict: Api;
  beforeAll(async () => {
    strict = await startApi({ RATE_LIMITS: 'on' });
  });
  afterAll(() => strict.stop());

  it('five wrong passwords close the way by password; codes come once a minute for a number', async () => {
    const lin = strict.as({ token: await strict.signIn(await strict.given.member()) });
    const change = () =>
      lin.call('account.changeMobile', { mobile: freeMobile(), code: '000000', password: 'wrong1234' });
    for (let count = 0; count < limitTable.proofPerMember.points; count += 1)
      expect((await change()).msgKey).toBe('account.wrongPassword');
    expect((await change()).code).toBe(42900);
    const mei = strict.as({ token: await strict.signIn(await strict.given.member()) });
    expect((await mei.call('account.sendCode', { purpose: 'removal' })).code).toBe(200);
    expect((await mei.call('account.sendCode', { purpose: 'oldMobile' })).code).toBe(42900);
    expect((await mei.call('account.sendEmailCode', { email: 'a@example.com' })).code).toBe(200);
    expect((await mei.call('account.sendEmailCode', { email: 'b@example.com' })).code).toBe(42900);
  });

  it('five exports an hour', async () => {
    const id = await strict.given.member();
    const password_hash = await hashPassword('demo1234');
    await strict.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    const mei = strict.as({ token: await strict.signIn(id) });
    const take = () => mei.call('account.exportKey', { password: 'demo1234' });
    for (let count = 0; count < limitTable.exportPerMember.points; count += 1)
      expect((await take()).code).toBe(200);
    expect((await take()).code).toBe(42900);
  });
});

it('everybody who changes a way in leaves a trace', async () => {
  const { here } = await member();
  await here.call('account.changePassword', { password: 'demo1234', next: 'newer5678', repeat: 'newer5678' });
  const me = (await here.call('member.userInfo')).data.id;
  const rows = await api.db.selectFrom('audit_log').select('action').where('actor_id', '=', me).execute();
  expect(rows).toEqual([{ action: 'account.passwordChanged' }]);
});
