import { createFolderStore } from '@mall/publish/folder-store';
import type { Store } from '@mall/publish/store';
import fastify from 'fastify';
import { serveFromStore } from './store-files.ts';

const files: Record<string, string> = {
  'remotes/mf_catalog/1.0.0/remoteEntry.js': 'entry',
  'remotes/mf_catalog/1.0.0/remoteEntry.js.br': 'compressed',
  'registry.json': 'secret order',
};

/** A remote store that counts its requests. */
const open = () => {
  const asked: string[] = [];
  const store: Store = {
    ...createFolderStore('/nowhere'),
    read: async (name) => {
      asked.push(name);
      const found = files[name];
      return found === undefined ? null : Buffer.from(found);
    },
  };
  const app = fastify();
  serveFromStore(app, '/remotes/', store);
  return { app, asked };
};

it('serves files of remotes for ever, as they were compressed, and asks the store once', async () => {
  const { app, asked } = open();
  const url = '/remotes/mf_catalog/1.0.0/remoteEntry.js';
  const plain = await app.inject(url);
  expect(plain.body).toBe('entry');
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  const small = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect([small.body, small.headers['content-encoding']]).toEqual(['compressed', 'br']);
  await app.inject(url);
  expect(asked.filter((name) => name.endsWith('Entry.js'))).toHaveLength(1);
});

it.each([
  '/remotes/mf_catalog/1.0.0/gone.js',
  '/remotes/../registry.json',
  '/remotes/%2e%2e/registry.json',
  '/remotes/mf_catalog/..%2f..%2fregistry.json',
])('answers 404, never HTML and never kept: %s', async (url) => {
  const reply = await open().app.inject(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('secret');
  expect(reply.headers['content-type']).not.toContain('html');
});
