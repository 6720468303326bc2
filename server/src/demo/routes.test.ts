import { type Api, startApi } from '../testing/start-api.ts';
import { demoAccounts } from './people.ts';

let api: Api;
afterEach(() => api.stop());

/** What an operator of a mall with the demo's owner in it is told. */
const asked = async (env: Record<string, string>) => {
  api = await startApi(env);
  await api.given.member({ mobile: demoAccounts.owner.mobile });
  const memberId = await api.given.member({ operator: true });
  const operator = api.as({ token: await api.signIn(memberId), lang: 'en' });
  const { data } = await operator.call('mallDemo.show');
  const { msgKey } = await operator.call('mallDemo.empty', { name: 'not its name' });
  return { ...data, msgKey };
};

it('a mall with the demo can be emptied', async () => {
  expect(await asked({})).toEqual({ present: true, msgKey: 'demo.nameDiffers' });
});

it('in production nothing can', async () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://mall.test',
    DEMO: 'off',
    RATE_LIMITS: 'on',
    SECOND_FACTOR: 'offered',
    SMS_CODES: 'off',
  };
  expect(await asked(production)).toEqual({ present: false, msgKey: 'demo.none' });
});
