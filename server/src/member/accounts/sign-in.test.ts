import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { mobileIndex } from '../../platform/sealed-fields/fields.ts';

let api: Api;
let next = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const number = (): string => `1380000${String((next += 1)).padStart(4, '0')}`;
const visitor = () => api.as({ lang: 'zh' });
const codeFor = async (mobile: string): Promise<string> => {
  await visitor().call('session.sendSms', { mobile });
  return api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
};
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const login = (mobile: string, verify_code: string) =>
  visitor().call('session.codeLogin', { mobile, verify_code });

describe('GET /send_sms', () => {
  it('sends six digits and says when the next may be asked for', async () => {
    const mobile = number();
    expect(await visitor().call('session.sendSms', { mobile })).toMatchObject({
      code: 200,
      data: { retryAfter: 60 },
    });
    expect(api.inbox.last()[0]).toMatchObject({ mobile, code: expect.stringMatching(/^\d{6}$/) });
  });

  it('keeps only a hash of the code', async () => {
    const mobile = number();
    const code = await codeFor(mobile);
    const row = await api.db
      .selectFrom('sms_codes')
      .selectAll()
      .where('mobile', '=', mobileIndex(mobile))
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each(['12800000000', '1380000000', '138000000000', '+8613800000000', '', '16600000000'])(
    'refuses %s as a wrong number, and so does the code login',
    async (mobile) => {
      const refusal = { code: 40001, msg: '手机号码错误', msgKey: 'mobile.invalid' };
      expect(await visitor().call('session.sendSms', { mobile })).toMatchObject(refusal);
      expect(await login(mobile, '123456')).toMatchObject(refusal);
    },
  );

  it('answers a known and an unknown number alike', async () => {
    const [known, unknown] = [number(), number()];
    await api.given.member({ mobile: known });
    const [one, two] = [known, unknown].map((mobile) => visitor().call('session.sendSms', { mobile }));
    expect(await one).toEqual(await two);
  });

  it('waits a minute for each number', async () => {
    const strict = await startApi({ RATE_LIMITS: 'on' });
    const mobile = number();
    expect((await strict.as().call('session.sendSms', { mobile })).code).toBe(200);
    const again = await strict.as().call('session.sendSms', { mobile });
    expect(again).toMatchObject({ code: 42900, status: 429, msgKey: 'tooFast' });
    await strict.stop();
  });
});

describe('POST /codeLogin', () => {
  it('makes a member of a new number and knows them the next time', async () => {
    const mobile = number();
    const first = await login(mobile, await codeFor(mobile));
    expect(first).toMatchObject({ code: 200, data: expect.stringMatching(/^[\w-]{43}$/) });
    const me = api.as({ token: first.data });
    const { data: profile } = await me.call('member.userInfo');
    expect(profile).toMatchObject({ name: `会员${mobile.slice(-4)}`, mobile: `138****${mobile.slice(-4)}` });
    const again = await login(mobile, await codeFor(mobile));
    expect((await api.as({ token: again.data }).call('member.userInfo')).data.id).toBe(profile.id);
  });

  it('keeps only a hash of the token', async () => {
    const mobile = number();
    const { data: token } = await login(mobile, await codeFor(mobile));
    const rows = await api.db.selectFrom('sessions').select('token_hash').execute();
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
  });

  it('takes a code once', async () => {
    const mobile = number();
    const code = await codeFor(mobile);
    const replies = await Promise.all(Array.from({ length: 4 }, () => login(mobile, code)));
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1);
  });

  it('takes only the newest code, for its number, within five minutes', async () => {
    const [mobile, other] = [number(), number()];
    const old = await codeFor(mobile);
    const code = await codeFor(mobile);
    await codeFor(other);
    if (old !== code) expect((await login(mobile, old)).msgKey).toBe('sms.wrongCode');
    expect((await login(other, code)).msgKey).toBe('sms.wrongCode');
    await api.db
      .updateTable('sms_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('mobile', '=', mobileIndex(mobile))
      .execute();
    expect((await login(mobile, code)).msgKey).toBe('sms.wrongCode');
  });

  it('is void after five wrong tries, even for the right code and for guesses at once', async () => {
    const mobile = number();
    const code = await codeFor(mobile);
    const wrong = another(code);
    const replies = await Promise.all(Array.from({ length: 8 }, () => login(mobile, wrong)));
    const refused = (key: string) => replies.filter((reply) => reply.msgKey === key).length;
    expect([refused('sms.wrongCode'), refused('sms.tooManyTries')]).toEqual([5, 3]);
    expect((await login(mobile, code)).msgKey).toBe('sms.tooManyTries');
  });
});

describe('POST /register and /accountLogin', () => {
  const form = (mobile: string, over: object = {}) => ({
    mobile,
    password: 'demo1234',
    repassword: 'demo1234',
    ...over,
  });

  it('makes a member who then signs in by password', async () => {
    const mobile = '16612345678';
    const made = await visitor().call('session.register', form(mobile));
    expect(made).toMatchObject({ code: 200, data: null });
    const { data: token } = await visitor().call('session.accountLogin', { mobile, password: 'demo1234' });
    expect((await api.as({ token }).call('member.userInfo')).code).toBe(200);
  });

  it('answers a known number like an unknown one, keeps its password, and tells its owner once a day', async () => {
    const [mobile, unknown] = [number(), number()];
    await visitor().call('session.register', form(mobile));
    const other = { password: 'other1234', repassword: 'other1234' };
    const again = await visitor().call('session.register', form(mobile, other));
    expect(again).toEqual(await visitor().call('session.register', form(unknown, other)));
    await visitor().call('session.register', form(mobile, other));
    expect((await visitor().call('session.accountLogin', { mobile, password: 'other1234' })).msgKey).toBe(
      'login.wrong',
    );
    const { data: token } = await visitor().call('session.accountLogin', { mobile, password: 'demo1234' });
    const { data: news } = await api.as({ token, lang: 'en' }).call('message.list', {});
    expect(news.list).toMatchObject([
      { type: 'account.registeredAgain', body: expect.stringContaining('You have an account already') },
    ]);
  });

  it.each([
    ['a repeat that differs', { repassword: 'demo12345' }, 'register.repeatDiffers'],
    ['a short password', { password: 'demo123', repassword: 'demo123' }, 'register.passwordRule'],
    ['letters only', { password: 'demodemo', repassword: 'demodemo' }, 'register.passwordRule'],
    ['digits only', { password: '12345678', repassword: '12345678' }, 'register.passwordRule'],
    ['ten digits', { mobile: '1380000000' }, 'request.invalid'],
  ])('refuses %s', async (_what, over, reason) => {
    expect((await visitor().call('session.register', form(number(), over))).msgKey).toBe(reason);
  });

  it('does not make an operator or a shop of who asks for it', async () => {
    const mobile = number();
    await visitor().call('session.register', form(mobile, { operator: true, isShop: 1, role: 'owner' }));
    const operators = await api.db
      .selectFrom('operators')
      .innerJoin('users', 'users.id', 'operators.user_id')
      .select('role')
      .where('mobile_index', '=', mobileIndex(mobile))
      .execute();
    expect(operators).toEqual([]);
  });

  it('answers an unknown number, a wrong password and a member without one alike', async () => {
    const [known, bare, unknown] = [number(), number(), number()];
    await visitor().call('session.register', form(known));
    await api.given.member({ mobile: bare });
    const replies = await Promise.all(
      [known, bare, unknown].map((mobile) =>
        visitor().call('session.accountLogin', { mobile, password: 'wrong1234' }),
      ),
    );
    expect(replies[0]).toMatchObject({ code: 40001, msgKey: 'login.wrong' });
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  });
});

describe('GET /logout', () => {
  it('ends the session of its token and no other', async () => {
    const lin = await createPeople(api).shopper();
    const other = api.as({ token: await api.signIn(lin.memberId) });
    expect(await lin.call('session.logout')).toMatchObject({ code: 200, data: null });
    expect(await lin.call('member.userInfo')).toMatchObject({ code: 40003, msgKey: 'session.expired' });
    expect((await other.call('member.userInfo')).code).toBe(200);
    expect((await api.as().call('session.logout')).code).toBe(200);
  });
});
