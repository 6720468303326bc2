import { type RegistryDocument, RegistryRefused, teams } from '@mall/registry';
import { Ask, asAsked, takesAway } from '@mall/publish/asks';
import { buildIn } from '@mall/publish/built';
import { change, type Keeper, readRegistry } from '@mall/publish/change';
import { type Check, publish } from '@mall/publish/publish';
import { contentDigest, paths, writtenIn } from '@mall/publish/wire';
import { moves } from '@mall/registry';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { clock } from '../platform/clock/clock.ts';
import { teamOfToken } from './build-token.ts';
import { inFolder, readSent } from './files.ts';
import { createOnce } from './once.ts';
import { teamOfSignature } from './signed-request.ts';

export type PublisherParts = {
  keeper: Keeper;
  /** Its address as teams know it: a signature is made for that one. */
  address: string;
  /** What a candidate must pass. */
  checks: readonly Check[];
  /** Largest version, in bytes. */
  mostBytes?: number;
  /** What was done for whom, one line. */
  log: (line: string) => void;
};

/** Ten times the largest remote of the mall. */
const mostBytesOfAll = 64 * 1024 * 1024;
/** A move is some words. */
const mostBytesOfAMove = 16 * 1024;

/**
 * Moves remotes for teams that have neither the key of the registry nor access to its store. A request says who makes it
 * before its body is read; what a team may move stands in the registry, signed by the root key. The service names the
 * team as the author. Every refusal is `{reason, message}`, and the registry is unchanged.
 */
export const createPublisher = ({
  keeper,
  address,
  checks,
  log,
  mostBytes = mostBytesOfAll,
}: PublisherParts): FastifyInstance => {
  const app = fastify({ logger: false, bodyLimit: mostBytes });
  const [startedAt, nowMs] = [clock.nowMs(), () => clock.nowMs()];
  const once = createOnce(nowMs);
  const callers = new WeakMap<FastifyRequest, string>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error, request, reply) => {
    const refused = refusalOf(error, mostBytes);
    if (refused === undefined) log(`failed: ${String(error)}`);
    else log(`refused ${callers.get(request) ?? 'a stranger'}: ${refused.message}`);
    const said = refused ?? new RegistryRefused('unserved', 'The publisher failed; its log says why.');
    return reply
      .code(refused?.status ?? 500)
      .headers({ connection: 'close' })
      .send({ reason: said.reason, message: said.message });
  });

  const identify = async (request: FastifyRequest): Promise<void> => {
    const { document } = await readRegistry(keeper);
    const { authorization } = request.headers;
    const [, token] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
    const team =
      token === undefined
        ? await teamOfSignature(asSent(request, address), document, { once, startedAt, nowMs })
        : await teamOfToken(token, document, { once, nowMs });
    callers.set(request, team);
  };
  /** A signature covers the digest of the body: this one is the body. */
  const isWhole = async (request: FastifyRequest): Promise<void> => {
    if (request.headers['content-digest'] !== contentDigest(bodyOf(request)))
      throw new RegistryRefused(
        'stranger',
        'The body of the request is not the one whose digest was signed.',
      );
  };
  const checked = { onRequest: identify, preHandler: isWhole };
  const authorFor = (request: FastifyRequest, reason: string) => ({
    by: callers.get(request) ?? '',
    at: clock.now().toISOString(),
    reason,
  });
  const done = (request: FastifyRequest, document: RegistryDocument) => {
    const written = writtenIn(document);
    log(`${callers.get(request)}: revision ${written.revision}: ${written.change}`);
    return written;
  };

  app.post(paths.moves, { ...checked, bodyLimit: mostBytesOfAMove }, async (request) => {
    const ask = askIn(bodyOf(request));
    const author = authorFor(request, ask.reason);
    const document = await change(keeper, (now) => {
      teams.mustOwn(now, author.by, ask.name);
      return asAsked(now, ask, author);
    });
    return done(request, document);
  });

  // One after the other: each opens a browser, and who waits here is not told that somebody else was faster.
  let last: Promise<unknown> = Promise.resolve();
  app.post(paths.versions, checked, async (request) => {
    const { ask, files } = await readSent(bodyOf(request), request.headers['content-type'] ?? '');
    const author = authorFor(request, ask.reason);
    const work = last.then(() =>
      inFolder(files, async (folder) => {
        const build = buildIn(folder);
        const { name, version } = build;
        teams.mustOwn((await readRegistry(keeper)).document, author.by, name);
        const document = await publish({ keeper, build, author, checks });
        if (ask.percent === undefined) return document;
        const { percent } = ask;
        return change(keeper, (now) => moves.canaried(now, { name, version, percent }, author));
      }),
    );
    last = work.catch(() => {});
    return done(request, await work);
  });

  app.get(paths.registry, async (_request, reply) => {
    const found = await keeper.store.registry();
    if (!found) throw new RegistryRefused('unknown', 'There is no registry in the store yet.');
    return reply.type('application/json').send(found.text);
  });
  app.get('/healthz', async () => ({ ok: true }));
  return app;
};

const asSent = ({ method, url, headers }: FastifyRequest, address: string) => ({
  method,
  url: new URL(url, address),
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  ),
});

/** Of the parser above: a buffer, or nothing was sent. */
const bodyOf = ({ body }: FastifyRequest): Buffer<ArrayBuffer> =>
  Buffer.from(body instanceof Uint8Array ? body : []);

const askIn = (body: Buffer): Ask => {
  const read = Ask.safeParse(parsed(body));
  if (!read.success)
    throw new RegistryRefused('unfit', 'The move cannot be read: send it with `npm run remote`.');
  if (takesAway(read.data) && read.data.reason.trim() === '')
    throw new RegistryRefused('unfit', 'Say why: --reason "…". It stays in the history.');
  return read.data;
};

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined; // refused by the caller
  }
};

const refusalOf = (error: unknown, mostBytes: number): RegistryRefused | undefined => {
  if (error instanceof RegistryRefused) return error;
  if (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
  )
    return new RegistryRefused(
      'large',
      `That is too large: a version has at most ${Math.floor(mostBytes / 1024 / 1024)} MB, with its compressed files.`,
    );
  return undefined;
};
