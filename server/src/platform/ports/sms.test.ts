import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createHttpSms, noSms } from './sms.ts';

const secret = 'a shared secret';
type Got = {
  body: { phone: string; template: string; params: object; idempotencyKey: string };
  signed: boolean;
};

/** A provider that checks its requests as our documentation describes. */
const provider = async (status: number) => {
  const got: Got[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const at = String(request.headers['x-timestamp']);
      const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      got.push({ body: JSON.parse(body), signed: request.headers['x-signature'] === expected });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { got, url: `http://127.0.0.1:${port}/`, stop: () => new Promise((done) => server.close(done)) };
};

describe('a provider by HTTP', () => {
  it('gets codes and news, signed, with a key by which it knows a message again', async () => {
    const there = await provider(200);
    const sms = createHttpSms(there.url, secret);
    await sms.send('13800000001', '123456');
    await sms.tell('13800000001', 'Your order is paid', 'm1-sms');
    expect(there.got).toMatchObject([
      { signed: true, body: { phone: '13800000001', template: 'code', params: { code: '123456' } } },
      { signed: true, body: { template: 'news', idempotencyKey: 'm1-sms' } },
    ]);
    await there.stop();
  });

  it('that refuses is a failure, and so is none', async () => {
    const there = await provider(500);
    await expect(createHttpSms(there.url, secret).send('13800000001', '123456')).rejects.toThrow('500');
    await there.stop();
    await expect(createHttpSms(there.url, secret).send('13800000001', '123456')).rejects.toThrow(
      'fetch failed',
    );
    expect(noSms.offered).toBe(false);
    await expect(noSms.send('13800000001', '123456')).rejects.toThrow('No SMS provider');
  });
});
