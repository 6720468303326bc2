import { register } from 'prom-client';
import { type Api, startApi } from '../../testing/start-api.ts';
import { policyReports } from './policy-reports.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (type: string, payload: string) =>
  api.app.inject({ method: 'POST', url: policyReports, headers: { 'content-type': type }, payload });
const counted = async (directive: string): Promise<number> => {
  const held = await register.getSingleMetric('mall_policy_refusals_total')?.get();
  return (held?.values ?? [])
    .filter(({ labels }) => labels['directive'] === directive)
    .reduce((all, { value }) => all + value, 0);
};

describe('what a browser reports of the security policy', () => {
  it('is counted by what was refused, in the words of the Reporting API', async () => {
    const body = {
      effectiveDirective: 'frame-src',
      blockedURL: 'https://evil.example/?token=1',
      documentURL: 'http://localhost:8080/login?mobile=1',
      sourceFile: null,
      lineNumber: 3,
    };
    const report = { type: 'csp-violation', age: 1, url: 'x', user_agent: 'y', body };
    const reply = await send(
      'application/reports+json',
      JSON.stringify([report, report, { type: 'deprecation' }]),
    );
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await counted('frame-src')).toBe(2);
  });

  it('and in those of report-uri', async () => {
    const report = {
      'csp-report': {
        'document-uri': 'http://localhost:8080/',
        'violated-directive': 'script-src-elem',
        'blocked-uri': 'inline',
      },
    };
    expect((await send('application/csp-report', JSON.stringify(report))).statusCode).toBe(204);
    expect(await counted('script-src-elem')).toBe(1);
  });

  it.each(['', 'no json', '{}', '[null]', '{"csp-report":{"document-uri":1}}', '[[[]]]'])(
    'is passed over when it is %j',
    async (payload) => {
      expect((await send('application/csp-report', payload)).statusCode).toBe(204);
    },
  );

  it('is not read for ever', async () => {
    const reply = await send('application/csp-report', JSON.stringify({ long: 'x'.repeat(40_000) }));
    expect(reply.json()).toMatchObject({ code: 40001 });
  });
});
