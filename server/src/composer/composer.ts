import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Override } from '@mall/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtReader } from './built.ts';
import { serveFiles } from './files.ts';
import { installerPage } from './installer-page.ts';
import { merchantPage } from './merchant-page.ts';
import { offlinePage } from './offline-page.ts';
import { composePage, manifestFor } from './page.ts';
import type { PageData } from './page-data.ts';
import { pageHeaders } from './security.ts';
import { type Reader, readerOf } from './visitor.ts';

export type ComposerOptions = {
  /** The folder that holds `shell/dist`, `mf-x/dist` and `dist/registry.json`. */
  house: string;
  /** Address of the mall as others see it. */
  publicUrl: string;
  /** Allows overrides, overlay and inspector. */
  dev: boolean;
  /** Other origins that serve pictures or remotes. */
  elsewhere?: readonly string[];
  /** Development: the shell's other folder, builds that are served elsewhere, and style sheets as text. */
  workshop?: { shell: string; overrides: () => Promise<Readonly<Record<string, Override>>> };
  /** What the areas know about the page that is asked for; a failure or 300 ms without answer gives a page without. */
  pageData?: (asked: PageAsked) => Promise<PageData>;
  /** The header for a page that is opened by a promoter's link. */
  referral?: (code: string) => string | undefined;
  /** The header that names the device of a browser, where a page needs it. */
  device?: (pathname: string, cookie: string | undefined) => string | undefined;
};

export type PageAsked = { pathname: string; query: URLSearchParams; reader: Reader };

/** Pages, their files and the registry. Everything that is neither API nor file is a page of the mall. */
export const composer = async (app: FastifyInstance, options: ComposerOptions): Promise<void> => {
  const read = builtReader(options.house, options.workshop?.shell);
  const headers = pageHeaders({
    elsewhere: options.elsewhere ?? [],
    isHttps: options.publicUrl.startsWith('https:'),
    styleText: options.workshop !== undefined,
  });
  await serveFiles(app, options.house, Object.keys(read()?.registry.remotes ?? {}), options.workshop?.shell);

  app.get('/registry', { schema: { hide: true } }, async (request, reply) => {
    const built = read();
    if (built === undefined) return notBuilt(reply);
    const reader = await readerFor(request, options);
    return send(
      request,
      reply.type('application/json'),
      JSON.stringify(manifestFor(built.registry, reader, options.dev)),
    );
  });

  const standing = {
    '/merchant.html': merchantPage,
    '/merchant.html/*': merchantPage,
    '/installer': installerPage,
  };
  for (const [url, pageOf] of Object.entries(standing)) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const built = read();
      if (built === undefined) return notBuilt(reply);
      const reader = await readerFor(request, options);
      return send(request, reply.headers(headers).type('text/html; charset=utf-8'), pageOf(built, reader));
    });
  }

  app.get('/offline.html', { schema: { hide: true } }, async (request, reply) => {
    const built = read();
    if (built === undefined) return notBuilt(reply);
    const { pathname, query } = addressOf(request, options);
    const reader = await readerFor(request, options);
    const data = await dataOf(options, { pathname, query, reader }, request);
    const html = offlinePage(built, reader, data);
    return send(request, reply.headers(headers).type('text/html; charset=utf-8'), html);
  });

  // A service worker rules over the folder it comes from, so these are the scripts that stand at the top.
  for (const [url, entry] of [
    ['/service-worker.js', 'worker'],
    ['/installer-worker.js', 'installerWorker'],
  ] as const) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      const [script] = read()?.plain.entries[entry]?.scripts ?? [];
      if (script === undefined) return notBuilt(reply);
      const file = path.join(options.house, options.workshop?.shell ?? 'shell/dist', 'plain', script);
      return reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" })
        .type('text/javascript; charset=utf-8')
        .send(await readFile(file));
    });
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const built = read();
    if (built === undefined) return notBuilt(reply);
    const { pathname, query } = addressOf(request, options);
    if (isFile(pathname)) return reply.code(404).type('text/plain').send('Not found');

    const reader = await readerFor(request, options);
    const data = await dataOf(options, { pathname, query, reader }, request);
    const html = composePage(built, {
      pathname,
      query,
      reader,
      data,
      origin: options.publicUrl,
      dev: options.dev,
      elsewhere: options.elsewhere ?? [],
    });
    const status = data.isMissing ? 404 : 200;
    const marks = [
      options.referral?.(query.get('ref') ?? ''),
      options.device?.(pathname, request.headers.cookie),
    ];
    const cookies = marks.filter((mark) => mark !== undefined);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return send(request, reply.code(status).headers(headers).type('text/html; charset=utf-8'), html);
  });
};

const readerFor = async (request: FastifyRequest, options: ComposerOptions): Promise<Reader> => {
  const reader = readerOf({ ...addressOf(request, options), mayOverride: options.dev });
  if (options.workshop === undefined) return reader;
  const overrides = { ...reader.visitor.overrides, ...(await options.workshop.overrides()) };
  return { ...reader, visitor: { ...reader.visitor, overrides } };
};

const addressOf = (request: FastifyRequest, { publicUrl }: ComposerOptions) => {
  const { pathname, searchParams } = new URL(request.url, publicUrl);
  return { pathname, query: searchParams, cookie: request.headers.cookie };
};

/** An address of a file, or of the API, that nothing has answered: never HTML. */
const isFile = (pathname: string): boolean =>
  /\.\w{2,5}$/.test(pathname) || /^\/(api|assets|remotes|remotes-b|media)(\/|$)/.test(pathname);

const dataOf = async (
  { pageData }: ComposerOptions,
  asked: PageAsked,
  request: FastifyRequest,
): Promise<PageData> => {
  if (pageData === undefined) return {};
  const late = new Promise<PageData>((resolve) => setTimeout(resolve, 300, {}).unref());
  const found = pageData(asked).catch((error: unknown) => {
    request.log.warn({ err: error, pathname: asked.pathname }, 'page without data');
    return {};
  });
  return Promise.race([found, late]);
};

/** No cache may answer without asking, but an unchanged page is not sent again. */
const send = async (request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> => {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
  return reply.header('content-encoding', 'br').send(await compressed(etag, body));
};

/** The same page is compressed once. */
const compressed = async (etag: string, body: string): Promise<Buffer> => {
  const known = recent.get(etag);
  if (known !== undefined) return known;
  const made = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (recent.size >= 500) recent.delete(recent.keys().next().value ?? '');
  recent.set(etag, made);
  return made;
};

const recent = new Map<string, Buffer>();
const brotli = promisify(brotliCompress);

const notBuilt = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain').send('The pages are not built yet: run `npm start`.');
