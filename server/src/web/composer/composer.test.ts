import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createFolderStore } from '@mall/publish/folder-store';
import { headOf, type RegistryDocument } from '@mall/registry';
import { sampleDocument } from '@mall/registry/sample';
import fastify, { type FastifyInstance } from 'fastify';
import { composer, type ComposerOptions } from './composer.ts';
import type { Known } from './registry-source.ts';

const house = mkdtempSync(path.join(tmpdir(), 'mall-'));
const put = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), content);
};

beforeAll(() => {
  const assets = { entries: { main: { scripts: ['main.1.js'], styles: [] } } };
  put('shell/dist/host/assets.json', JSON.stringify(assets));
  put('shell/dist/host/main.1.js', 'main');
  put('shell/dist/host/main.1.js.br', brotliCompressSync('main'));
  put('shell/dist/plain/assets.json', JSON.stringify({ entries: {} }));
  put('dist/remotes/mf_catalog/2.0.0/remoteEntry.js', 'entry');
  put('shell/dist/registry.json', JSON.stringify(sampleDocument()));
});
afterAll(() => rmSync(house, { recursive: true }));

const taken = (document: RegistryDocument): Known => ({
  document,
  head: headOf(document),
  text: undefined,
  from: 'store',
  refused: [],
});
const parts: ComposerOptions = {
  house,
  store: createFolderStore(path.join(house, 'dist')),
  registry: () => taken(sampleDocument()),
  publicUrl: 'https://mall.test',
  gate: { open: false, origins: [], sign: (text) => text, signed: () => null },
};

const open = async (over: Partial<ComposerOptions> = {}): Promise<FastifyInstance> => {
  const app = fastify();
  await composer(app, { ...parts, ...over });
  return app;
};

describe('files', () => {
  it('are kept for ever, and come compressed as they were built', async () => {
    const app = await open();
    const reply = await app.inject({ url: '/assets/host/main.1.js', headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('main');
  });

  it('of a remote have two addresses', async () => {
    const app = await open();
    for (const base of ['/remotes', '/remotes-b']) {
      expect((await app.inject(`${base}/mf_catalog/2.0.0/remoteEntry.js`)).body).toBe('entry');
    }
  });

  it.each([
    '/remotes/mf_catalog/9.9.9/remoteEntry.js',
    '/remotes/mf_none/1/x',
    '/assets/host/gone.js',
    '/api/nothing',
    '/robots.txt',
  ])('that are missing are a 404 and never a page: %s', async (url) => {
    const reply = await (await open()).inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).not.toContain('html');
  });

  it('outside the built folders cannot be reached', async () => {
    const app = await open();
    for (const url of ['/assets/../../dist/registry.json', '/assets/%2e%2e/%2e%2e/dist/registry.json']) {
      expect((await app.inject(url)).body).not.toContain('schemaVersion');
    }
  });
});

describe('pages', () => {
  it('are asked for anew each time, and not sent again unchanged', async () => {
    const app = await open();
    const first = await app.inject({ url: '/homeIndex', headers: { 'accept-encoding': 'br' } });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    expect(first.headers['content-security-policy']).toContain('; report-to policy');
    expect(first.headers['reporting-endpoints']).toBe('policy="/api/policyReports"');
    expect(first.headers['strict-transport-security']).toBeDefined();
    const etag = String(first.headers.etag);
    expect((await app.inject({ url: '/homeIndex', headers: { 'if-none-match': etag } })).statusCode).toBe(
      304,
    );
  });

  it('come without data when the areas are slow or fail', async () => {
    const slow = await open({ pageData: () => new Promise(() => {}) });
    expect((await slow.inject('/homeIndex')).statusCode).toBe(200);
    const failing = await open({ pageData: () => Promise.reject(new Error('database')) });
    expect((await failing.inject('/homeIndex')).body).toContain('id="boot"');
  });

  it('are made again, once, for who comes in a language that the mall does not offer', async () => {
    const asked: string[] = [];
    const app = await open({
      pageData: ({ reader: { language } }) => {
        asked.push(language);
        const languages = ['en', 'fili'] as const;
        return Promise.resolve({
          title: language,
          app: { shop_name: 'N', pc_logo: '', colour: null, languages },
        });
      },
    });
    const reply = await app.inject({ url: '/homeIndex', headers: { cookie: 'lang=indo' } });
    expect(reply.body).toContain('<html lang="en" data-languages="en fili">');
    expect(reply.body).toContain('<title>en · N</title>');
    expect(asked).toEqual(['indo', 'en']);
    for (const lang of ['fili', 'indo']) await app.inject(`/homeIndex?lang=${lang}`);
    expect(asked.slice(2)).toEqual(['fili', 'en']);
    await app.inject({ url: '/homeIndex?lang=indo', headers: { cookie: 'lang=fili' } });
    expect(asked.slice(4)).toEqual(['fili']);
  });

  it.each([
    ['/homeIndex', 200],
    ['/HOMEINDEX/', 200],
    ['/', 200],
    ['/index', 200],
    ['/login', 200],
    ['/homeIndex/more', 404],
    ['/nowhere', 404],
    ['/nowhere/at/all?code=SHOP8', 404],
  ])('of an address that the mall does not have are a 404 with the start page: %s', async (url, status) => {
    const reply = await (await open()).inject(url);
    expect(reply.statusCode).toBe(status);
    expect(reply.body).toContain('id="boot"');
  });

  it('say so while nothing is built', async () => {
    const app = await open({ house: path.join(house, 'nowhere') });
    expect((await app.inject('/homeIndex')).statusCode).toBe(503);
  });
});

it('answers the registry for this visitor', async () => {
  const reply = await (await open()).inject('/registry');
  expect(reply.json()).toMatchObject({ revision: 7, remotes: [{ name: 'mf_catalog', version: '2.0.0' }] });
});

it('gives the signed document to everyone, and no unsigned one', async () => {
  const app = await open({ registry: () => ({ ...taken(sampleDocument()), text: '{"signed":1}' }) });
  const reply = await app.inject('/registry.json');
  expect([reply.body, reply.headers['cache-control'], reply.headers['access-control-allow-origin']]).toEqual([
    '{"signed":1}',
    'no-cache',
    '*',
  ]);
  expect((await (await open()).inject('/registry.json')).statusCode).toBe(404);
});

it('tells the inspector of the registry, and nobody else', async () => {
  const gate = { open: true, origins: [], sign: (text: string) => text, signed: () => null };
  const told = { mf_catalog: { '2.0.0': { loads: 3, failures: 1, vitals: {} } } };
  const seen = await (await open({ gate, told: async () => told })).inject('/registry/report');
  expect(seen.json()).toMatchObject({
    revision: 7,
    source: 'store',
    told,
    remotes: { mf_catalog: { stable: '2.0.0' } },
  });
  expect((await (await open()).inject('/registry/report')).statusCode).toBe(404);
});

it('tells anybody which revision it serves, and why it does not serve the one in the store', async () => {
  const known = taken(sampleDocument());
  const good = await (await open()).inject('/registry/state');
  expect(good.json()).toEqual({ lineage: '', revision: 7, digest: known.head.digest, parents: [] });
  expect(good.headers['cache-control']).toBe('no-store');
  const line = { revision: 7, at: '', by: '', reason: '', change: '', parent: 'the former' };
  const moved = taken({ ...sampleDocument(), history: [line] });
  const chained = await (await open({ registry: () => moved })).inject('/registry/state');
  expect(chained.json()).toMatchObject({ parents: ['the former'] });
  const refused = { ...known, refused: ['it is older'], refusedDigest: 'abc' };
  const bad = await (await open({ registry: () => refused })).inject('/registry/state');
  expect(bad.json()).toMatchObject({ revision: 7, refused: { why: 'it is older', digest: 'abc' } });
  expect((await (await open({ registry: () => undefined })).inject('/registry/state')).statusCode).toBe(503);
});

it('names a browser while there is a candidate, and gives it the same version from its first page on', async () => {
  const canary = { version: '2.1.0', percent: 100, salt: 'x' };
  const document = sampleDocument({ canary });
  const app = await open({
    registry: () => taken(document),
    nameBrowser: (cookie) =>
      /mall_id/.test(cookie ?? '') ? undefined : { id: 'browser-1', header: 'mall_id=browser-1' },
  });
  const first = await app.inject('/homeIndex');
  expect(first.headers['set-cookie']).toEqual(['mall_id=browser-1']);
  expect(first.body).toContain('/remotes/mf_catalog/2.1.0/remoteEntry.js');
  const second = await app.inject({ url: '/homeIndex', headers: { cookie: 'mall_id=browser-1' } });
  expect(second.headers['set-cookie']).toBeUndefined();
});

it('sends who chose to the same address without the choice, and keeps what it cannot honour in the page', async () => {
  const gate = {
    open: true,
    origins: [],
    sign: (text: string) => Buffer.from(text).toString('hex'),
    signed: () => null,
  };
  const app = await open({ gate });
  const chosen = await app.inject('/homeIndex?lang=en&mf.mf_catalog=1.9.0');
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/homeIndex?lang=en']);
  expect(String(chosen.headers['set-cookie'])).toMatch(
    /^mall_tester=[0-9a-f]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  const refused = await app.inject('/homeIndex?mf.mf_catalog=7.7.7');
  expect(refused.statusCode).toBe(200);
  expect(refused.body).toContain('the registry has no version 7.7.7');
});

it('hands out the cookies that a page needs, and none that the browser has', async () => {
  const app = await open({
    referral: (code) => (code === '' ? undefined : `mall_ref=${code}`),
    mustName: (pathname) => pathname === '/boostCenter',
    nameBrowser: (cookie) => (cookie === undefined ? { id: '1', header: 'mall_id=1' } : undefined),
  });
  const cookies = async (url: string, headers = {}) =>
    (await app.inject({ url, headers: { accept: 'text/html', ...headers } })).headers['set-cookie'];
  expect(await cookies('/boostCenter?ref=A')).toEqual(['mall_id=1', 'mall_ref=A']);
  expect(await cookies('/boostCenter', { cookie: 'mall_id=1' })).toBeUndefined();
  expect(await cookies('/homeIndex')).toBeUndefined();
});
