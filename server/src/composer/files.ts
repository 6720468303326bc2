import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built files. Their names change with their content, so they are kept for ever; what is not there is a 404. */
export const serveFiles = async (
  app: FastifyInstance,
  house: string,
  remotes: readonly string[],
  shell = 'shell/dist',
): Promise<void> => {
  await serve(app, '/assets/', path.join(house, shell));
  for (const name of remotes) {
    const folder = path.join(house, name.replaceAll('_', '-'), 'dist');
    // The second address of the same files: a browser never joins a stuck request for the first.
    for (const prefix of [`/remotes/${name}/`, `/remotes-b/${name}/`]) await serve(app, prefix, folder);
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
          const keeps = !/(assets|boot|remote)\.json$/.test(file);
          void reply.header('cache-control', keeps ? 'public, max-age=31536000, immutable' : 'no-cache');
          void reply.header('x-content-type-options', 'nosniff');
          void reply.header('access-control-allow-origin', '*');
        },
      });
    },
    { prefix },
  );
};
