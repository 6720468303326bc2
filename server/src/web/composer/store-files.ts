import type { Store } from '@mall/publish/store';
import type { FastifyInstance } from 'fastify';
import { fileKind } from '@mall/s3/file-kind';
import { headersOf } from './file-headers.ts';

/** An in-memory cache of a remote store; for many visitors a content delivery network is in front. */
const keptBytes = 64 * 1024 * 1024;

/** Serves the files of remotes from a store that is no folder of this machine. */
export const serveFromStore = (app: FastifyInstance, prefix: string, store: Store): void => {
  const recent = new Map<string, Buffer>();
  let size = 0;

  const fetched = async (name: string): Promise<Buffer | null> => {
    const known = recent.get(name);
    if (known !== undefined) return known;
    const found = await store.read(name);
    if (found === null) return null;
    recent.set(name, found);
    size += found.length;
    for (const [oldest, bytes] of recent) {
      if (size <= keptBytes) break;
      recent.delete(oldest);
      size -= bytes.length;
    }
    return found;
  };

  app.get<{ Params: { '*': string } }>(`${prefix}*`, { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*'];
    const isName = /^mf_[a-z]+(\/[\w.+-]+)+$/.test(name) && !name.includes('..');
    const bytes = isName
      ? await compressedOrPlain(fetched, `remotes/${name}`, request.headers['accept-encoding'])
      : null;
    if (bytes === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .headers({ ...headersOf(name), vary: 'accept-encoding', ...bytes.headers })
      .type(fileKind(name).ContentType)
      .send(bytes.body);
  });
};

/** As it was compressed by the build, where browser and build agree. */
const compressedOrPlain = async (
  fetched: (name: string) => Promise<Buffer | null>,
  name: string,
  accepted = '',
): Promise<{ body: Buffer; headers: Record<string, string> } | null> => {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const body = await fetched(name + ending);
    if (body !== null) return { body, headers: { 'content-encoding': encoding } };
  }
  const body = await fetched(name);
  return body === null ? null : { body, headers: {} };
};
