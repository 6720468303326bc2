import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Store } from '@mall/publish/store';
import type { FastifyInstance } from 'fastify';
import { headersOf } from './file-headers.ts';
import { serveFromStore } from './store-files.ts';

type Served = { house: string; store: Store; shell?: string };

/**
 * Serves the built files. Their names change with their content, so they are cached for ever; a missing one
 * is a 404.
 */
export const serveFiles = async (
  app: FastifyInstance,
  { house, store, shell = 'shell/dist' }: Served,
): Promise<void> => {
  await serve(app, '/assets/', path.join(house, shell));
  // The second address of the same files: a browser never joins a stuck request for the first.
  for (const prefix of ['/remotes/', '/remotes-b/']) {
    if (store.folder === undefined) serveFromStore(app, prefix, store);
    else await serve(app, prefix, path.join(store.folder, 'remotes'));
  }
};

const serve = async (app: FastifyInstance, prefix: string, root: string): Promise<void> => {
  if (!existsSync(root)) return;
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) =>
        reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
      );
      await scope.register(fastifyStatic, {
        root,
        preCompressed: true,
        index: false,
        decorateReply: false,
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders: (reply, file) => {
          for (const [name, value] of Object.entries(headersOf(file))) void reply.header(name, value);
        },
      });
    },
    { prefix },
  );
};
