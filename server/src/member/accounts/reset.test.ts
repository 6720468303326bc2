import { sql } from 'kysely';
import { onPostgres } from '../../testing/engine.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { lockMember } from '../../platform/db/lock-member.ts';
import { mobileOf } from '../../demo/people.ts';

let api: Api;
let next = 40_000_000;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const freeMobile = (): string => `138${String((next += 1))}`;
const codeTo = (mobile: string): string =>
  api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? 'none sent';
const other = (code: string): string => (code === '111111' ? '222222' : '111111');
const codeFor = async (mobile: string, purpose: 'login' | 'reset' = 'reset') => {
  await api.as().call('session.sendSms', { mobile, purpose });
  return codeTo(mobile);
};
const reset = (mobile: string, verify_code: string, over: object = {}) =>
  api.as().call('session.resetPassword', {
    mobile,
    verify_code,
    password: 'newer5678',
    repassword: 'newer5678',
    ...over,
  });
const login = (mobile: string, password: string) =>
  api.as().call('session.accountLogin', { mobile, password });
const isIn = async (token: string) => (await api.as({ token }).call('member.userInfo')).code === 200;
const member = async () => {
  const mobile = freeMobile();
  await api.as().call('session.register', { mobile, password: 'demo1234', repassword: 'demo1234' });
  await api.given.provedNumber(mobile);
  return { mobile, token: (await login(mobile, 'demo1234')).data };
};

describe('a forgotten password', () => {
  it('is set anew by a code to the number: signed in here, out everywhere else, and the old one is void', async () => {
    const { mobile, token } = await member();
    const { data: fresh } = await reset(mobile, await codeFor(mobile));
    expect([await isIn(fresh), await isIn(token)]).toEqual([true, false]);
    const ways = [await login(mobile, 'demo1234'), await login(mobile, 'newer5678')];
    expect(ways.map(({ msgKey }) => msgKey ?? 'in')).toEqual(['login.wrong', 'in']);
  });

  it('is told to the member and noted', async () => {
    const { mobile } = await member();
    const me = api.as({ token: (await reset(mobile, await codeFor(mobile))).data });
    const { data } = await me.call('message.list');
    expect(data.list).toMatchObject([{ type: 'account.passwordReset', orderId: null }]);
    const { id } = (await me.call('member.userInfo')).data;
    const noted = await api.db
      .selectFrom('audit_log')
      .select(['action', 'diff'])
      .where('actor_id', '=', id)
      .execute();
    expect(noted).toEqual([{ action: 'account.passwordReset', diff: {} }]);
  });

  it('answers for a number that nobody has as for one that is known, and makes its member as a sign-in by code does', async () => {
    const [{ mobile: known }, unknown] = [await member(), freeMobile()];
    const asked = await Promise.all(
      [known, unknown].map((mobile) => api.as().call('session.sendSms', { mobile, purpose: 'reset' })),
    );
    expect(asked[0]).toEqual(asked[1]);
    const codes = [codeTo(known), codeTo(unknown)] as const;
    const wrong = [await reset(known, other(codes[0])), await reset(unknown, other(codes[1]))];
    expect(wrong[0]).toEqual(wrong[1]);
    expect(wrong[0]).toMatchObject({ code: 40001, msgKey: 'sms.wrongCode' });
    for (const [index, mobile] of [known, unknown].entries()) {
      expect(await reset(mobile, codes[index] ?? '')).toEqual({
        ...wrong[0],
        status: 200,
        code: 200,
        msg: 'ok',
        msgKey: undefined,
        data: expect.stringMatching(/^[\w-]{43}$/),
      });
    }
  });

  it('takes no code for signing in, and its own code signs nobody in', async () => {
    const { mobile } = await member();
    const toSignIn = await codeFor(mobile, 'login');
    expect((await reset(mobile, toSignIn)).msgKey).toBe('sms.wrongCode');
    const toReset = await codeFor(mobile);
    const asLogin = toReset === toSignIn ? other(toReset) : toReset;
    const signed = await api.as().call('session.codeLogin', { mobile, verify_code: asLogin });
    expect(signed.msgKey).toBe('sms.wrongCode');
    expect((await reset(mobile, toReset)).code).toBe(200);
  });

  it('is void after five wrong tries, and takes a code once, also for guesses at the same time', async () => {
    const { mobile, token } = await member();
    const code = await codeFor(mobile);
    const guesses = await Promise.all(Array.from({ length: 7 }, () => reset(mobile, other(code))));
    const refused = (key: string) => guesses.filter(({ msgKey }) => msgKey === key).length;
    expect([refused('sms.wrongCode'), refused('sms.tooManyTries')]).toEqual([5, 2]);
    expect((await reset(mobile, code)).msgKey).toBe('sms.tooManyTries');
    expect(await isIn(token)).toBe(true);

    const again = await codeFor(mobile);
    const used = await Promise.all(Array.from({ length: 4 }, () => reset(mobile, again)));
    expect(used.filter((reply) => reply.code === 200)).toHaveLength(1);
  });

  it.each([
    ['too short', { password: 'a1', repassword: 'a1' }, 'register.passwordRule'],
    ['without a digit', { password: 'abcdefgh', repassword: 'abcdefgh' }, 'register.passwordRule'],
    ['repeated otherwise', { repassword: 'newer5679' }, 'register.repeatDiffers'],
    ['for no number', { mobile: '12000000000' }, 'mobile.invalid'],
  ])('is not one that is %s, and that costs no try', async (_what, over, reason) => {
    const { mobile } = await member();
    const code = await codeFor(mobile);
    for (const _ of [1, 2, 3, 4, 5, 6]) expect((await reset(mobile, code, over)).msgKey).toBe(reason);
    expect((await reset(mobile, code)).code).toBe(200);
  });

  it('opens only the member who has the number, also when it changes at the same time', async () => {
    const { mobile, token } = await member();
    const me = api.as({ token });
    const wanted = freeMobile();
    const code = await codeFor(mobile);
    await me.call('account.sendCode', { purpose: 'newMobile', mobile: wanted });
    const changing = { mobile: wanted, code: codeTo(wanted), password: 'demo1234' };
    const [changed, set] = await Promise.all([
      me.call('account.changeMobile', changing),
      reset(mobile, code),
    ]);
    expect([changed.status, set.status]).not.toContain(500);
    const opened = await api.as({ token: set.data }).call('member.userInfo');
    if (opened.code === 200) expect(opened.data.mobile).toBe(`138****${mobile.slice(-4)}`);
    expect((await login(wanted, 'newer5678')).code === 200 && opened.code === 200).toBe(false);
  });

  it.each(['reset', 'login'] as const)(
    'and its code for %s make a new member when the number leaves the old one while the code is used',
    async (purpose) => {
      const { mobile, token } = await member();
      const code = await codeFor(mobile, purpose);
      const use = () =>
        purpose === 'reset'
          ? reset(mobile, code)
          : api.as().call('session.codeLogin', { mobile, verify_code: code });
      const { id } = (await api.as({ token }).call('member.userInfo')).data;
      const using = await api.db.transaction().execute(async (tx) => {
        await lockMember(tx, id);
        const reply = use();
        const waiting = sql`select 1 from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))`;
        if (onPostgres)
          await eventually(
            async () => (await waiting.execute(tx)).rows.length,
            (count) => count > 0,
          );
        await tx.updateTable('users').set(mobileOf(freeMobile(), id)).where('id', '=', id).execute();
        return { reply };
      });
      const { data: fresh, code: answered } = await using.reply;
      expect(answered).toBe(200);
      const made = (await api.as({ token: fresh }).call('member.userInfo')).data;
      expect(made).toMatchObject({
        id: expect.not.stringContaining(id),
        mobile: `138****${mobile.slice(-4)}`,
      });
      expect(await isIn(token)).toBe(true);
    },
  );

  it('keeps the limits of codes for its number, and opens the way by password again', async () => {
    const strict = await startApi({ RATE_LIMITS: 'on' });
    const mobile = freeMobile();
    const here = strict.as();
    await here.call('session.register', { mobile, password: 'demo1234', repassword: 'demo1234' });
    for (const _ of [1, 2, 3, 4, 5, 6])
      await here.call('session.accountLogin', { mobile, password: 'wrong1234' });
    expect((await here.call('session.accountLogin', { mobile, password: 'demo1234' })).code).toBe(42900);
    expect((await here.call('session.sendSms', { mobile, purpose: 'reset' })).code).toBe(200);
    expect((await here.call('session.sendSms', { mobile, purpose: 'login' })).code).toBe(42900);
    const verify_code = strict.inbox.last()[0]?.code ?? '';
    const next = { password: 'newer5678', repassword: 'newer5678' };
    expect((await here.call('session.resetPassword', { mobile, verify_code, ...next })).code).toBe(200);
    expect((await here.call('session.accountLogin', { mobile, password: 'newer5678' })).code).toBe(200);
    await strict.stop();
  });
});
