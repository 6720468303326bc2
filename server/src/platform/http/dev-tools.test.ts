import fastify from 'fastify';
import { createMailbox } from '../ports/mail.ts';
import { createInbox } from '../ports/sms.ts';
import { devInbox } from './dev-inbox.ts';
import { createMetrics, serveMetrics } from '../metrics/metrics.ts';

describe('the inbox of SMS codes', () => {
  it('shows the last codes and refreshes itself, without scripts', async () => {
    const app = fastify();
    const inbox = createInbox(() => {});
    const letters = createMailbox();
    devInbox(app, inbox, letters);
    expect((await app.inject('/dev/sms')).body).toContain('No code has been sent yet.');
    await inbox.send('13800000001', '123456');
    await inbox.send('<script>', '654321');
    const { body } = await app.inject('/dev/sms');
    expect(body.indexOf('654321')).toBeLessThan(body.indexOf('123456'));
    expect(body).toContain('http-equiv="refresh"');
    expect(body).not.toContain('<script>');
    await letters.send({ to: 'a@b.example', subject: 'Hello', text: 'one\n<two>', key: 'k' });
    const mail = (await app.inject('/dev/mail')).body;
    expect(mail).toContain('Hello');
    expect(mail).not.toContain('<two>');
    await app.close();
  });
});

describe('metrics', () => {
  it('count requests by route and are answered on this machine', async () => {
    const { register, observe } = createMetrics({ connections: () => ({ open: 3, idle: 2, waiting: 0 }) });
    observe('GET', '/api/productList', 200, 0.01);
    const server = await serveMetrics(register, 0);
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain(
      'mall_request_seconds_count{method="GET",route="/api/productList",status="200"} 1',
    );
    expect(text).toContain('mall_database_connections{state="open"} 3');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
    server.close();
  });
});
