import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createFolderStore } from '../shared/publish/src/folder-store.ts';
import { createS3Store } from '../shared/publish/src/s3-store.ts';
import type { Store } from '../shared/publish/src/store.ts';
import { type FakeS3, startFakeS3 } from '../shared/s3/src/fake.ts';
import { type Nginx, runNginx } from './run-nginx.ts';

/** A process of the mall as nginx sees it. */
const startProcess = async (answer: (request: IncomingMessage) => { status: number; body: string }) => {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server: Server = createServer((request, response) => {
    asked.push({ url: `${request.method} ${request.url}`, headers: request.headers });
    const { status, body } = answer(request);
    const cacheControl = status === 200 ? 'public, max-age=31536000, immutable' : 'no-store';
    response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': cacheControl }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), 'close');
  };
  return { place, asked, close };
};

/** Sends a request without decompressing the answer. */
const ask = async (url: string, headers: Record<string, string> = {}) => {
  const [response] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage]; // what the event carries
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

const script = 'x'.repeat(3000);
const folder = 'mf_catalog/1.0.0';
const fill = async (store: Store): Promise<void> => {
  const files = {
    'a.js': script,
    'a.js.br': brotliCompressSync(script),
    'a.js.gz': gzipSync(script),
    'small.css': 'a{}',
    'font.woff2': 'font',
  };
  for (const [name, content] of Object.entries(files))
    await store.add(`remotes/${folder}/${name}`, Buffer.from(content));
  await store.replace('{"revision":1}', null);
};

describe('nginx in front of the mall', () => {
  let fake: FakeS3;
  let root: string;
  let processes: Awaited<ReturnType<typeof startProcess>>[];
  let nginx: Nginx;

  beforeAll(async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'mall', AWS_SECRET_ACCESS_KEY: 'secret' });
    fake = await startFakeS3('remotes');
    fake.open.add('remotes');
    await fill(createS3Store({ bucket: 'remotes', prefix: 'live', endpoint: fake.endpoint }));
    root = mkdtempSync(path.join(tmpdir(), 'mall-store-'));
    mkdirSync(path.join(root, '.mall'));
    writeFileSync(path.join(root, '.mall/registry.key'), 'secret');
    await fill(createFolderStore(root));
  });
  afterAll(async () => {
    await fake.close();
    rmSync(root, { recursive: true });
  });

  describe.each(['bucket', 'folder'])('files of remotes from a %s', (kind) => {
    beforeAll(async () => {
      processes = [
        await startProcess(() => ({ status: 200, body: 'page' })),
        await startProcess(() => ({ status: 200, body: 'page' })),
      ];
      const [one, two] = processes.map(({ place }) => place);
      nginx = await runNginx({
        mall: [one ?? '', two ?? ''],
        ...(kind === 'bucket' ? { bucket: new URL(fake.endpoint).host } : { folder: root }),
      });
    });
    afterAll(async () => {
      await nginx.stop();
      for (const each of processes) await each.close();
    });

    it.each([
      ['br', 'gzip, deflate, br', brotliCompressSync(script)],
      ['gzip', 'gzip', gzipSync(script)],
      [undefined, 'identity', Buffer.from(script)],
    ])('are sent for ever, and compressed as %s when they were', async (encoding, accepted, body) => {
      for (const base of ['/remotes/', '/remotes-b/']) {
        const answer = await ask(`${nginx.url}${base}${folder}/a.js`, { 'accept-encoding': accepted });
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
          vary: 'Accept-Encoding',
        });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.body.equals(body)).toBe(true);
      }
    });

    it('are sent plain where nothing was compressed', async () => {
      const style = await ask(`${nginx.url}/remotes/${folder}/small.css`, { 'accept-encoding': 'br, gzip' });
      expect(style.body.toString()).toBe('a{}');
      expect(style.headers['content-encoding']).toBeUndefined();
      expect(style.headers['content-type']).toMatch(/^text\/css/);
      expect(style.headers['cache-control']).toContain('immutable');
      const font = await ask(`${nginx.url}/remotes/${folder}/font.woff2`, { 'accept-encoding': 'br' });
      expect(font.headers).toMatchObject({ 'content-type': 'font/woff2' });
      expect(font.headers['cache-control']).toContain('immutable');
    });

    it('are not sent again to who has them', async () => {
      const first = await ask(`${nginx.url}/remotes/${folder}/a.js`);
      const again = await ask(`${nginx.url}/remotes/${folder}/a.js`, {
        'if-none-match': String(first.headers.etag),
      });
      expect(again.status).toBe(304);
      expect(again.headers['cache-control']).toContain('immutable');
    });

    it.each([
      `/remotes/${folder}/gone.js`,
      `/remotes/${folder}/gone.webp`,
      '/remotes/mf_catalog/9.9.9/remoteEntry.js',
      '/remotes/mf_catalog/',
      '/remotes/',
      '/remotes-b',
    ])('%s is not there: no page, and nobody keeps the answer', async (url) => {
      const before = processes.flatMap(({ asked }) => asked).length;
      const { status, headers, body } = await ask(nginx.url + url);
      expect([status, body.toString()]).toEqual([404, 'Not found\n']);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/plain',
        'access-control-allow-origin': '*',
      });
      expect(processes.flatMap(({ asked }) => asked)).toHaveLength(before);
    });

    it.each(['/remotes/../', '/remotes/mf_catalog/1.0.0/..%2f..%2f..%2f', '/remotes-b/x/..%2f..%2f'])(
      '%s leads to a page of the mall and to no file beside the remotes',
      async (way) => {
        const request = get(nginx.url, { path: `${way}.mall/registry.key`, agent: false });
        const [response] = (await once(request, 'response')) as [IncomingMessage]; // what the event carries
        expect((await buffer(response)).toString()).not.toContain('secret');
      },
    );

    it('the registry is asked for each time', async () => {
      const first = await ask(`${nginx.url}/registry.json`);
      expect(first.body.toString()).toBe('{"revision":1}');
      expect(first.headers).toMatchObject({
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      });
      const again = await ask(`${nginx.url}/registry.json`, { 'if-none-match': String(first.headers.etag) });
      expect(again.status).toBe(304);
    });

    if (kind === 'bucket')
      it('are still sent when the store does not answer any more', async () => {
        await ask(`${nginx.url}/remotes/${folder}/a.js`);
        fake.fault = () => 503;
        expect((await ask(`${nginx.url}/remotes/${folder}/a.js`)).body.toString()).toBe(script);
        fake.fault = () => undefined;
      });

    if (kind === 'bucket')
      it('are asked for by the address that the processes use', async () => {
        await ask(`${nginx.url}/registry.json`);
        expect(fake.lastHeaders.host).toBe(new URL(fake.endpoint).host);
      });

    it('nothing secret of a caller goes to the store or into the log', async () => {
      await ask(`${nginx.url}/remotes/${folder}/a.js?token=abc`, {
        token: 'secret-token',
        cookie: 'secret=1',
      });
      expect(nginx.log()).not.toMatch(/secret|abc/);
      expect(fake.lastHeaders).not.toHaveProperty('cookie');
      expect(fake.lastHeaders).not.toHaveProperty('token');
    });
  });

  describe('pages and API from two processes', () => {
    let leaving: boolean;
    beforeEach(async () => {
      leaving = false;
      processes = [
        await startProcess(({ url = '' }) =>
          url.startsWith('/assets/')
            ? { status: url.includes('new') ? 404 : 200, body: 'old build' }
            : { status: leaving ? 503 : 200, body: 'one' },
        ),
        await startProcess(({ url = '' }) =>
          url.startsWith('/assets/')
            ? { status: url.includes('old') ? 404 : 200, body: 'new build' }
            : { status: 200, body: 'two' },
        ),
      ];
      const [one, two] = processes.map(({ place }) => place);
      nginx = await runNginx({ mall: [one ?? '', two ?? ''] });
    });
    afterEach(async () => {
      await nginx.stop();
      for (const each of processes) await each.close();
    });
    const texts = async (url: string, times: number) => {
      const found = [];
      for (let n = 0; n < times; n += 1) found.push((await ask(nginx.url + url)).body.toString());
      return found;
    };

    it('come from both, with the address of who calls', async () => {
      expect(new Set(await texts('/homeIndex', 4))).toEqual(new Set(['one', 'two']));
      await ask(`${nginx.url}/api/x`, { 'x-forwarded-for': '8.8.8.8', host: 'mall.example' });
      const seen = processes.flatMap(({ asked }) => asked).find(({ url }) => url === 'GET /api/x');
      expect(seen?.headers).toMatchObject({
        host: 'mall.example',
        'x-forwarded-for': '8.8.8.8, 127.0.0.1',
        'x-forwarded-proto': 'http',
      });
    });

    it('come from the other one while a process leaves or is gone', async () => {
      leaving = true;
      expect(new Set(await texts('/homeIndex', 4))).toEqual(new Set(['two']));
      await processes[0]?.close();
      expect(new Set(await texts('/homeIndex', 4))).toEqual(new Set(['two']));
    });

    it('send a write once, whatever becomes of it', async () => {
      leaving = true;
      for (let n = 0; n < 4; n += 1)
        await fetch(`${nginx.url}/api/cart/addCart`, { method: 'POST', body: '{}' });
      const writes = processes.flatMap(({ asked }) => asked).filter(({ url }) => url.startsWith('POST'));
      expect(writes).toHaveLength(4);
    });

    it('find the files of the old shell and of the new one while both run, and afterwards', async () => {
      expect(new Set(await texts('/assets/old.js', 3))).toEqual(new Set(['old build']));
      expect(new Set(await texts('/assets/new.js', 3))).toEqual(new Set(['new build']));
      await processes[0]?.close();
      expect(await texts('/assets/old.js', 1)).toEqual(['old build']);
    });

    it('say nothing to the outside of how a process is', async () => {
      expect((await ask(`${nginx.url}/readyz`)).status).toBe(404);
    });
  });
});
