import { type Api, startApi } from './start-api.ts';

/**
 * What strangers try at the way in, each refused while an honest member still gets in (decision 055). The limits are
 * on, and counted in memory: a Redis that this machine holds up for a moment is a Redis that is away, and a number has
 * ten tries more then (platform/redis).
 */
let api: Api;
let next = 0;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: 'on' });
  await api.given.regions();
});
afterAll(() => api.stop());

const password = 'oak4table9';
const number = (): string => `157${String((next += 1)).padStart(8, '0')}`;
/** An address in a network of its own. */
const somewhere = (): string => `2001:db8:1:${((next += 1) * 256).toString(16)}::1`;
const sentTo = (mobile: string): string =>
  api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

type Person = ReturnType<Api['as']>;
/** A caller with a browser and an address of their own. */
const somebody = (ip = somewhere(), browser = new Map<string, string>()): Person =>
  api.as({ ip, browser, lang: 'en' });
const tryPassword = (who: Person, mobile: string, guess: string) =>
  who.call('session.accountLogin', { mobile, password: guess });

/** A member whose number is proved, and the browser in which they have signed in. */
const member = async (ip = somewhere()) => {
  const mobile = number();
  const home = somebody(ip);
  await home.call('session.register', { mobile, password, repassword: password });
  await api.given.provedNumber(mobile);
  expect((await tryPassword(home, mobile, password)).code).toBe(200);
  return { mobile, home };
};
const byCode = async (who: Person, mobile: string) => {
  const asked = await who.call('session.sendSms', { mobile });
  return asked.code === 200 ? who.call('session.codeLogin', { mobile, verify_code: sentTo(mobile) }) : asked;
};
const isIn = async ({ data }: { data: unknown }): Promise<boolean> =>
  typeof data === 'string' && (await api.as({ token: data }).call('member.userInfo')).code === 200;

it('guessing one number from sixty addresses: ten are judged, then nobody but the member gets in', async () => {
  const { mobile, home } = await member();
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, at) => tryPassword(somebody(), mobile, `guess${at}word`)),
  );
  const judged = guesses.filter(({ msgKey }) => msgKey === 'login.wrong').length;
  expect(judged).toBeGreaterThan(0);
  expect(judged).toBeLessThanOrEqual(10);
  // Either a pause or a code is asked, and the right password no longer helps.
  const closed = await tryPassword(somebody(), mobile, password);
  expect(['login.codeNeeded', 'tooFast']).toContain(closed.msgKey);
  expect(await isIn(await tryPassword(home, mobile, password))).toBe(true);
  expect(await isIn(await byCode(somebody(), mobile))).toBe(true);
});

it('one password at 150 numbers from one address: thirty are judged, and a member behind that address gets in', async () => {
  const ip = somewhere();
  const { mobile, home } = await member(ip);
  const tries = await Promise.all(
    Array.from({ length: 150 }, () => tryPassword(somebody(ip), number(), 'qwer1tyui')),
  );
  const judged = tries.filter(({ msgKey }) => msgKey === 'login.wrong').length;
  expect(judged).toBeGreaterThan(0);
  expect(judged).toBeLessThanOrEqual(30);
  expect((await tryPassword(somebody(ip), mobile, password)).msgKey).toBe('tooFast');
  expect(await isIn(await tryPassword(home, mobile, password))).toBe(true);
});

it('one password at many numbers from the addresses of one network: 120 are judged', async () => {
  const machine = (at: number): string => `2001:db9:1:${at.toString(16)}::1`;
  let judged = 0;
  for (let from = 0; from < 200; from += 40) {
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) => tryPassword(somebody(machine(from + at)), number(), 'qwer1tyui')),
    );
    judged += replies.filter(({ msgKey }) => msgKey === 'login.wrong').length;
  }
  expect(judged).toBe(120);
});

it('guessing in the browser of a member: five tries, and no other door closes', async () => {
  const { mobile, home } = await member();
  for (let n = 0; n < 5; n += 1)
    expect((await tryPassword(home, mobile, 'wrong1word')).msgKey).toBe('login.wrong');
  expect((await tryPassword(home, mobile, password)).msgKey).toBe('tooFast');
  expect(await isIn(await tryPassword(somebody(), mobile, password))).toBe(true);
});

it('a cookie that was made up knows nobody', async () => {
  const { mobile } = await member();
  const browser = new Map([['mall_device', `${'a'.repeat(22)}.${'b'.repeat(22)}`]]);
  const stranger = somebody(somewhere(), browser);
  for (let n = 0; n < 3; n += 1) await tryPassword(stranger, mobile, 'wrong1word');
  const paused = await tryPassword(stranger, mobile, 'wrong1word');
  expect(paused).toMatchObject({ msgKey: 'tooFast', status: 429 });
});

it('registering a stranger’s number first: at the owner’s first code the other is out and has left nothing', async () => {
  const mobile = number();
  const mallory = somebody();
  await mallory.call('session.register', { mobile, password, repassword: password });
  const { data: token } = await tryPassword(mallory, mobile, password);
  const inside = api.as({ token, ip: somewhere() });
  await inside.call('member.saveProfile', { name: 'Mallory' });
  const { data: ownToken } = await byCode(somebody(), mobile);
  if (typeof ownToken !== 'string') throw new Error('The owner is not in');
  expect((await inside.call('member.userInfo')).code).toBe(40003);
  expect((await tryPassword(mallory, mobile, password)).msgKey).toBe('login.wrong');
  const { data: me } = await api.as({ token: ownToken }).call('member.userInfo');
  expect(me).toMatchObject({ name: expect.not.stringContaining('Mallory'), mobileProved: true });
});

describe('the code of a member', () => {
  it('keeps its tries, whoever else guesses at the number', async () => {
    const { mobile } = await member();
    const owner = somebody();
    await owner.call('session.sendSms', { mobile });
    const code = sentTo(mobile);
    for (let n = 0; n < 8; n += 1)
      expect((await somebody().call('session.codeLogin', { mobile, verify_code: another(code) })).code).toBe(
        40001,
      );
    expect(await isIn(await owner.call('session.codeLogin', { mobile, verify_code: code }))).toBe(true);
  });

  it('is of no use in another browser', async () => {
    const { mobile } = await member();
    const owner = somebody();
    await owner.call('session.sendSms', { mobile });
    const code = sentTo(mobile);
    const thief = somebody();
    await thief.call('session.sendSms', { mobile: number() });
    for (const stranger of [thief, somebody()])
      expect((await stranger.call('session.codeLogin', { mobile, verify_code: code })).msgKey).toBe(
        'sms.wrongCode',
      );
    expect(await isIn(await owner.call('session.codeLogin', { mobile, verify_code: code }))).toBe(true);
  });

  it('for a new password is of no use in another browser either', async () => {
    const { mobile } = await member();
    const owner = somebody();
    await owner.call('session.sendSms', { mobile, purpose: 'reset' });
    const form = { mobile, verify_code: sentTo(mobile), password: 'ash7chair2', repassword: 'ash7chair2' };
    expect((await somebody().call('session.resetPassword', form)).msgKey).toBe('sms.wrongCode');
    expect(await isIn(await owner.call('session.resetPassword', form))).toBe(true);
  });

  it('serves a caller that keeps no cookies at the same address, with tries of its own', async () => {
    const mobile = number();
    const ip = somewhere();
    const owner = somebody(ip);
    await owner.call('session.sendSms', { mobile });
    const code = sentTo(mobile);
    const without = () => somebody(ip).call('session.codeLogin', { mobile, verify_code: another(code) });
    for (let n = 0; n < 5; n += 1) expect((await without()).msgKey).toBe('sms.wrongCode');
    expect((await without()).msgKey).toBe('sms.tooManyTries');
    expect(await isIn(await owner.call('session.codeLogin', { mobile, verify_code: code }))).toBe(true);
  });

  it('is still sent to the member at home when strangers have used up the messages of the number', async () => {
    const { mobile, home } = await member();
    expect((await somebody().call('session.sendSms', { mobile })).code).toBe(200);
    expect((await somebody().call('session.sendSms', { mobile })).msgKey).toBe('tooFast');
    expect(await isIn(await byCode(home, mobile))).toBe(true);
  });
});

it('a sign-in from a new device is told to the member in their language, one from a known device is not', async () => {
  const { mobile, home } = await member();
  const news = async (token: unknown) =>
    (await api.as({ token: String(token), lang: 'en' }).call('message.list', {})).data.list;
  const { data: token } = await tryPassword(home, mobile, password);
  expect(await news(token)).toEqual([]);
  const away = somewhere();
  expect((await tryPassword(somebody(away), mobile, password)).code).toBe(200);
  expect(await news(token)).toMatchObject([
    { type: 'account.newDevice', body: expect.stringContaining(`from the address ${away}`) },
  ]);
  const byPhone = await byCode(somebody(), mobile);
  expect(await news(byPhone.data)).toHaveLength(2);
});

it('a password that too many people have is refused, in any case, wherever one is set', async () => {
  const form = (text: string) => ({ mobile: number(), password: text, repassword: text });
  const reasons = [];
  for (const text of ['password1', 'PassWord1', 'iloveyou2', 'Qwerty123'])
    reasons.push((await somebody().call('session.register', form(text))).msgKey);
  expect(reasons).toEqual(Array.from({ length: 4 }, () => 'register.passwordCommon'));
  const reset = await somebody().call('session.resetPassword', {
    ...form('password1'),
    verify_code: '000000',
  });
  expect(reset.msgKey).toBe('register.passwordCommon');
  const { mobile, home } = await member();
  const { data: token } = await tryPassword(home, mobile, password);
  const change = { password, next: 'password1', repeat: 'password1' };
  expect((await api.as({ token }).call('account.changePassword', change)).msgKey).toBe(
    'register.passwordCommon',
  );
});

it('a rush of passwords from everywhere: what cannot be judged soon is told to come back, the others are answered', async () => {
  const replies = await Promise.all(
    Array.from({ length: 120 }, () => tryPassword(somebody(), number(), 'wrong1word')),
  );
  const by = (key: string) => replies.filter(({ msgKey }) => msgKey === key);
  expect(by('login.wrong').length).toBeGreaterThanOrEqual(60);
  expect(by('overloaded').length).toBeGreaterThan(0);
  expect(by('login.wrong').length + by('overloaded').length).toBe(120);
  expect(by('overloaded')[0]).toMatchObject({ status: 503, data: { retryAfter: 3 } });
  const { mobile, home } = await member();
  expect(await isIn(await tryPassword(home, mobile, password))).toBe(true);
});
