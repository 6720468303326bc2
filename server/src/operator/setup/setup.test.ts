import { openField } from '../../platform/sealed-fields/fields.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { makeSetupLink } from './make-setup-link.ts';

const apis: Api[] = [];
/** A mall that nobody runs yet, and its link's token. */
const mall = async (env: Record<string, string> = {}) => {
  const api = await startApi(env);
  apis.push(api);
  return { api, token: await linkOf(api) };
};
afterEach(async () => {
  for (const api of apis.splice(0)) await api.stop();
});

const linkOf = async ({ db }: Api): Promise<string> => {
  const link = await makeSetupLink(db, 'https://mall.test');
  expect(link).toMatch(/^https:\/\/mall\.test\/operator\/setup#token=[\w-]{43}$/);
  return link?.split('#token=')[1] ?? '';
};
const wei = {
  mobile: '13800001111',
  name: 'Wei',
  password: 'oak-and-ash-7',
  repassword: 'oak-and-ash-7',
};
const codeFor = async (api: Api, mobile: string): Promise<string> => {
  await api.as().call('session.sendSms', { mobile });
  return api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
};
const operators = ({ db }: Api) =>
  db
    .selectFrom('operators')
    .innerJoin('users', 'id', 'user_id')
    .select(['users.id', 'mobile', 'role'])
    .where('operators.removed_at', 'is', null)
    .execute()
    .then((rows) => rows.map(({ id, mobile, role }) => ({ mobile: openField(mobile, id), role })));

it('makes account, session and operator in one, of a number that a code has proved', async () => {
  const { api, token } = await mall();
  expect((await api.as().call('mallSetup.check', { token })).data).toEqual({ codes: true });
  const wrong = await api.as().call('mallSetup.register', { ...wei, token, verify_code: '000000' });
  expect(wrong.msgKey).toBe('sms.wrongCode');
  const verify_code = await codeFor(api, wei.mobile);
  const made = await api.as().call('mallSetup.register', { ...wei, token, verify_code });
  expect(made.code).toBe(200);
  const here = api.as({ token: made.data });
  expect((await here.call('operator.me')).data).toMatchObject({ name: 'Wei', role: 'all' });
  const again = await api.as().call('session.accountLogin', wei);
  expect(again.code).toBe(200);
  expect(await operators(api)).toEqual([{ mobile: wei.mobile, role: 'all' }]);
  const noted = await api.db.selectFrom('audit_log').select(['action', 'actor_id', 'diff']).execute();
  expect(noted).toMatchObject([{ action: 'operator.first', actor_id: null, diff: { new: { role: 'all' } } }]);
});

it('takes a number as it is given where the mall sends no codes', async () => {
  const { api, token } = await mall({ SMS_CODES: 'off' });
  expect((await api.as().call('mallSetup.check', { token })).data).toEqual({ codes: false });
  const made = await api.as().call('mallSetup.register', { ...wei, token });
  expect(await operators(api)).toHaveLength(1);
  // Nobody can prove a number here, and still there are shops and more operators.
  const here = api.as({ token: made.data });
  const shop = { code: 'OAKASH', name: '橡木', mobile: wei.mobile, priceFactor: '1.0000' };
  expect((await here.call('mallShop.create', shop)).code).toBe(200);
  const mobile = api.given.mobile();
  await api.given.member({ mobile, proved: false });
  expect((await here.call('operator.add', { mobile, role: 'support' })).code).toBe(200);
});

it('makes an operator of who has an account, and does not take the account of a number', async () => {
  const { api, token } = await mall();
  const memberId = await api.given.member({ mobile: wei.mobile });
  const verify_code = await codeFor(api, wei.mobile);
  const taken = await api.as().call('mallSetup.register', { ...wei, token, verify_code });
  expect(taken.msgKey).toBe('setup.numberTaken');
  expect(await operators(api)).toEqual([]);
  const here = api.as({ token: await api.signIn(memberId) });
  expect((await here.call('operator.me')).code).toBe(40300);
  expect((await here.call('mallSetup.take', { token })).code).toBe(200);
  expect((await here.call('operator.me')).data.role).toBe('all');
});

it('asks a member who has not proved their number to do that first', async () => {
  const { api, token } = await mall();
  const here = api.as({ token: await api.signIn(await api.given.member({ proved: false })) });
  expect((await here.call('mallSetup.take', { token })).msgKey).toBe('account.numberUnproved');
});

it('works once: of two at the same moment one wins', async () => {
  const { api, token } = await mall({ SMS_CODES: 'off' });
  const both = await Promise.all(
    [wei, { ...wei, mobile: '13800002222' }].map((who) =>
      api.as().call('mallSetup.register', { ...who, token }),
    ),
  );
  expect(both.map(({ msgKey }) => msgKey ?? 'made').sort()).toEqual(['made', 'setup.over']);
  expect(await operators(api)).toHaveLength(1);
  // Who lost has no account either.
  expect(await api.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  expect((await api.as().call('mallSetup.check', { token })).msgKey).toBe('setup.over');
  expect(await makeSetupLink(api.db, 'https://mall.test')).toBeUndefined();
});

it('refuses a link that is wrong, replaced by a newer one, or expired', async () => {
  const { api, token } = await mall({ SMS_CODES: 'off' });
  const refusal = async (sent: string) => (await api.as().call('mallSetup.check', { token: sent })).msgKey;
  expect(await refusal('nonsense')).toBe('setup.linkWrong');
  const newer = await linkOf(api);
  expect(await refusal(token)).toBe('setup.linkWrong');
  expect(await refusal(newer)).toBeUndefined();
  const { token_hash } = await api.db.selectFrom('setup_links').selectAll().executeTakeFirstOrThrow();
  expect(token_hash).not.toContain(newer);
  await api.db
    .updateTable('setup_links')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await refusal(newer)).toBe('setup.linkWrong');
  const late = await api.as().call('mallSetup.register', { ...wei, token: newer });
  expect(late.msgKey).toBe('setup.linkWrong');
  expect(await operators(api)).toEqual([]);
});

it('is tried thirty times an hour from one address', async () => {
  const { api, token } = await mall({ RATE_LIMITS: 'on' });
  const tries = Array.from({ length: 30 }, () => api.as().call('mallSetup.check', { token: 'x' }));
  await Promise.all(tries);
  expect((await api.as().call('mallSetup.check', { token })).code).toBe(42900);
});
