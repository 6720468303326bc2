import { createServer, type AddressInfo, type Socket } from 'node:net';
import { secondMs } from '@mall/contract/core/time';
import { webhookLimits } from '@mall/contract/core/webhook';
import { startReceiver, type Receiver } from '../../testing/receiver.ts';
import { askReceiver, delayAsked, type ReceiverRules } from './ask-receiver.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const rules: ReceiverRules = {
  resolve: async () => ['127.0.0.1'],
  loopback: true,
  timeoutMs: 5000,
  now: Date.now,
};
const ask = (url = receiver.url, more: Partial<ReceiverRules> = {}) =>
  askReceiver({ url, headers: { 'webhook-id': 'x' }, body: '{"名":1}' }, { ...rules, ...more });

it('posts the body as it is, and keeps how the answer begins', async () => {
  receiver.answers((reply) => void reply.writeHead(202).end('a\u0000b'));
  expect(await ask()).toMatchObject({ status: 202, problem: null, answer: 'ab', retryAfterMs: null });
  expect(receiver.got).toMatchObject([
    { path: '/hook', body: '{"名":1}', headers: { 'webhook-id': 'x', 'content-type': 'application/json' } },
  ]);
});

it('looks a name up once, and goes where it led', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return asked === 1 ? ['127.0.0.1'] : ['127.0.0.99'];
  };
  expect(await ask(`http://rebinding.example:${receiver.port}/hook`, { resolve })).toMatchObject({
    status: 200,
  });
  expect(asked).toBe(1);
  expect(receiver.got[0]?.headers.host).toBe(`rebinding.example:${receiver.port}`);
});

it('follows no redirect, to whatever address', async () => {
  const hidden = await startReceiver();
  receiver.status(302, { location: hidden.url });
  expect(await ask()).toMatchObject({ status: 302, problem: 'redirect' });
  receiver.status(307, { location: 'http://169.254.169.254/latest/meta-data' });
  expect(await ask()).toMatchObject({ status: 307, problem: 'redirect' });
  expect(hidden.got).toEqual([]);
  await hidden.stop();
});

it('asks nobody at an address that is not public', async () => {
  expect(await ask(receiver.url, { loopback: false })).toMatchObject({ status: null, problem: 'address' });
  const resolve = async () => ['127.0.0.1'];
  expect(await ask('https://inside.example/', { loopback: false, resolve })).toMatchObject({
    problem: 'address',
  });
  expect(await ask('https://nowhere.example/', { resolve: async () => [] })).toMatchObject({
    problem: 'name',
  });
  expect(receiver.got).toEqual([]);
});

it.each<[string, Parameters<Receiver['answers']>[0]]>([
  ['does not answer', () => {}],
  ['begins to answer and goes on for ever', (reply) => void reply.writeHead(200).write('a')],
])('gives one up that %s', async (_what, answer) => {
  receiver.answers(answer);
  expect(await ask(receiver.url, { timeoutMs: 100 })).toMatchObject({ status: null, problem: 'timeout' });
});

it.each<[string, string, object]>([
  [
    'changes the protocol',
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    { status: 101, problem: 'answer' },
  ],
  ['changes it, naming none', 'HTTP/1.1 101 Switching Protocols\r\n\r\n', { status: 101, problem: 'answer' }],
  [
    'ends in the middle of its answer',
    'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nab',
    { status: null, problem: 'connection' },
  ],
  [
    'ends its answer by closing',
    `HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(2000)}`,
    { status: 200, problem: null, answer: 'x'.repeat(webhookLimits.answerKept) },
  ],
  ['ends before it', '', { status: null, problem: 'connection' }],
])('waits for ever for none that %s', async (_what, answer, expected) => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}); // who asks hangs up
    socket.once('data', () => (answer.includes(' 101 ') ? socket.write(answer) : socket.end(answer)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // listens on a port
  expect(await ask(`http://127.0.0.1:${port}/`)).toMatchObject(expected);
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

it('gives up a look-up that takes too long', async () => {
  const resolve = (_name: string, signal: AbortSignal) =>
    new Promise<string[]>((done) => {
      signal.addEventListener('abort', () => done([]));
    });
  expect(await ask('https://slow.example/', { resolve, timeoutMs: 50 })).toMatchObject({
    problem: 'timeout',
  });
});

it('reads a few kB of an answer that is long', async () => {
  receiver.answers((reply) => void reply.writeHead(200).write('x'.repeat(10 * webhookLimits.answerBytes)));
  const { status, answer } = await ask();
  expect([status, answer.length]).toEqual([200, webhookLimits.answerKept]);
});

it('says that nobody is there, or speaks no TLS', async () => {
  const { port } = receiver;
  expect(await ask(`https://127.0.0.1:${port}/`)).toMatchObject({ status: null, problem: 'certificate' });
  receiver.answers((reply) => void reply.destroy());
  expect(await ask()).toMatchObject({ status: null, problem: 'connection' });
  const gone = await startReceiver();
  await gone.stop();
  expect(await ask(gone.url)).toMatchObject({ status: null, problem: 'connection' });
});

it('reads what Retry-After asks for', async () => {
  receiver.status(503, { 'retry-after': '120' });
  expect(await ask()).toMatchObject({ status: 503, problem: 'answer', retryAfterMs: 120 * secondMs });
  const now = Date.UTC(2026, 10, 26, 12);
  expect(delayAsked('Thu, 26 Nov 2026 12:01:00 GMT', now)).toBe(60 * secondMs);
  expect(delayAsked('Thu, 26 Nov 2026 11:59:00 GMT', now)).toBeNull();
  expect(delayAsked('soon', now)).toBeNull();
  expect(delayAsked(undefined, now)).toBeNull();
});
