import { type AddressInfo, connect } from 'node:net';
import type { Server } from 'node:http';
import { Refusal } from '@mall/contract/core/refusals';
import { ask } from '../../testing/ask.ts';
import { createAnswers, type Stamp } from './answers.ts';
import { createResponseCache } from './response-cache.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const stamps: Stamp[] = ['prices'];
const asked = { url: '/api/list?page=1', headers: { code: 'SHOP01', lang: 'en' } };

/** A response cache before a handler that answers `further`, with one answer cached for `asked`. */
const openCache = async ({
  noticed = false,
  text = 'at the cache',
  limit = 1000,
  echo = false,
  isClosed = false,
  requestTimeout = 0,
} = {}) => {
  let time = 0;
  let taken = 0;
  const answers = createAnswers(() => time);
  const observed: unknown[][] = [];
  const cache = createResponseCache({
    limits: {
      take: async () => {
        taken += 1;
        if (taken > limit) throw new Refusal('tooFast');
        return taken;
      },
    },
    addressOf: () => '127.0.0.1',
    isClosed: () => isClosed,
    observe: (method, route, status) => void observed.push([method, route, status]),
  });
  const stored = await answers.get('key', stamps, async () => text);
  cache.keep(asked, { route: '/api/list', noticed, answer: () => answers.peek('key', stamps) });
  const server = cache.server(
    (request, response) => {
      if (!echo) return void response.end('further');
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => response.end(`further: ${body}`)).resume();
    },
    { requestTimeout },
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const words = async (headers: Record<string, string> = asked.headers, url = asked.url) =>
    (await ask(`http://127.0.0.1:${port}${url}`, headers)).body.toString();
  return {
    base: `http://127.0.0.1:${port}`,
    cache,
    answers,
    stored,
    observed,
    words,
    wait: (ms: number) => void (time += ms),
  };
};

it('gives out an answer that was asked before in the same words, and tells the metrics', async () => {
  const { words, observed } = await openCache();
  expect(await words()).toBe('at the cache');
  expect(observed).toEqual([['GET', '/api/list', 200]]);
});

it.each([
  ['another shop', { code: 'SHOP02', lang: 'en' }, asked.url],
  ['no shop', { lang: 'en' }, asked.url],
  ['another language', { code: 'SHOP01', lang: 'id' }, asked.url],
  ['a language by its own name', { code: 'SHOP01', lang: 'en', 'x-locale': 'fili' }, asked.url],
  ['another address', asked.headers, '/api/list?page=2'],
])('lets %s further in', async (_which, headers, url) => {
  const { words } = await openCache();
  expect(await words(headers, url)).toBe('further');
});

it('tells nobody who has tried too many shop codes that one exists', async () => {
  const { words } = await openCache({ isClosed: true });
  expect(await words()).toBe('further');
});

it('lets all further in once a stamp is raised, or after ten seconds', async () => {
  const raised = await openCache();
  raised.answers.raise('prices');
  expect(await raised.words()).toBe('further');
  const old = await openCache();
  old.wait(10_001);
  expect(await old.words()).toBe('further');
});

it('lets who is signed in further in where looks are noticed, and only there', async () => {
  const signedIn = { ...asked.headers, token: 'secret' };
  expect(await (await openCache({ noticed: true })).words(signedIn)).toBe('further');
  expect(await (await openCache()).words(signedIn)).toBe('at the cache');
});

it('counts every answer against the rate, and leaves the refusal to the inside', async () => {
  const { words } = await openCache({ limit: 2 });
  expect([await words(), await words(), await words()]).toEqual(['at the cache', 'at the cache', 'further']);
});

it('lets in who takes brotli until the answer has been compressed, and then compresses no more', async () => {
  const { words, stored } = await openCache({ text: 'long '.repeat(1000) });
  const browser = { ...asked.headers, 'accept-encoding': 'gzip, br' };
  expect(await words(browser)).toBe('further');
  const bytes = await stored.brotli();
  expect(await words(browser)).toBe(bytes.toString());
});

it('answers nothing once it is closed', async () => {
  const { cache, words } = await openCache();
  cache.close();
  expect(await words()).toBe('further');
});

it('does not keep what is asked at great length', async () => {
  const { cache, words } = await openCache();
  const url = `/api/list?keyword=${'x'.repeat(1000)}`;
  cache.keep({ ...asked, url }, { route: '/api/list', noticed: false, answer: () => undefined });
  expect(await words(asked.headers, url)).toBe('further');
});

describe('a write', () => {
  const write = async (cache: Awaited<ReturnType<typeof openCache>>, body: string, url = '/api/buy') =>
    (await fetch(cache.base + url, { method: 'POST', body })).text();
  const turning = async (over: { limit?: number } = {}) => {
    const opened = await openCache({ ...over, echo: true });
    opened.cache.turnAway('/api/buy', async (_headers, body) => (body === 'no' ? 'turned away' : null));
    return opened;
  };

  it('is turned away by its body, counted, and told to the metrics', async () => {
    const opened = await turning({ limit: 1 });
    expect(await write(opened, 'no')).toBe('turned away');
    expect(opened.observed).toEqual([['POST', '/api/buy', 200]]);
    expect(await write(opened, 'no')).toBe('further: no');
  });

  it('goes further in with its whole body, whatever its size', async () => {
    const opened = await turning();
    for (const body of ['yes', '', 'long '.repeat(50_000)])
      expect(await write(opened, body)).toBe(`further: ${body}`);
    expect(await write(opened, 'no', '/api/elsewhere')).toBe('further: no');
    opened.cache.close();
    expect(await write(opened, 'no')).toBe('further: no');
  });
});

it('ends a request that does not arrive in time, however steadily it comes', async () => {
  const { base } = await openCache({ echo: true, requestTimeout: 300 });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(base).port) });
  socket.write('POST /api/buy HTTP/1.1\r\nHost: mall\r\nContent-Length: 100000\r\n\r\n');
  const drip = setInterval(() => socket.write('x'), 20);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => void parts.push(part));
  socket.on('error', () => {}); // what drips after the end
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 408 /);
});
