import { choose } from '../composer/choices.ts';
import { gateOf } from '../composer/gate.ts';
import { createSecret } from '../../platform/ports/secret.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const operatorToken = async () => api.signIn(await api.given.member({ operator: true }));
const production = {
  NODE_ENV: 'production',
  DEMO: 'off',
  RATE_LIMITS: 'on',
  SMS_CODES: 'off',
  SECOND_FACTOR: 'offered',
  LOG_LEVEL: 'silent',
};

it('gives a browser the versions of the link in a mall in production, until it is over', async () => {
  const operator = api.as({ token: await operatorToken() });
  const choices = { mf_catalog: '1.2.3' };
  const { link, until } = (await operator.call('platformTester.invite', { choices, hours: 2 })).data;
  const query = new URL(link).searchParams;
  const gate = gateOf(
    { NODE_ENV: 'production', OVERRIDE_ORIGINS: undefined },
    createSecret('test'.repeat(16)),
  );
  const at = (now: number) => choose({ query, cookie: undefined, now }, gate).pass;
  expect(at(Date.now())).toMatchObject({ choices, inspector: false });
  expect(at(Date.parse(until) + 1)).toBeUndefined();
});

it('opens the inspector in production only where the setting says so', async () => {
  const token = await operatorToken();
  const closed = api.asIn(await api.twin(production), { token });
  expect((await closed.call('platformTester.invite', { inspector: true })).msgKey).toBe(
    'tester.inspectorClosed',
  );
  const open = api.asIn(await api.twin({ ...production, INSPECTOR: 'on' }), { token });
  expect((await open.call('platformTester.invite', { inspector: true })).data.link).toContain('tester=');
});

it('is the business of the operator, who leaves a trace', async () => {
  const member = api.as({ token: await api.signIn(await api.given.member()) });
  expect((await member.call('platformTester.invite', {})).code).toBe(40300);
  const traces = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', '=', 'tester.invite')
    .execute();
  expect(traces).toHaveLength(2);
});
