import { alonePage, alonePages } from './alone-page.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages, spokenOf } from '@mall/contract/core/languages';
import type { Store } from '@mall/publish/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Asker, type AskerOptions, askerOf } from './asker.ts';
import { type Built, builtReader } from './built.ts';
import { serveFiles } from './files.ts';
import { installerPage } from './installer-page.ts';
import { offlinePage } from './offline-page.ts';
import { composePage, manifestFor } from './page.ts';
import { hasPage } from './preloads.ts';
import type { PageData } from './page-data.ts';
import type { StatsOf } from '../telemetry/stats.queries.ts';
import { reportOf, stateOf } from './registry-report.ts';
import type { RegistrySource } from './registry-source.ts';
import { pageHeaders } from './security.ts';
import { send } from './send.ts';
import type { Reader } from './visitor.ts';

export type ComposerOptions = AskerOptions & {
  /** The folder that holds `shell/dist`. */
  house: string;
  /** The remotes of the mall, and the location of their files. */
  registry: RegistrySource['current'];
  store: Store;
  /** Another origin that serves the files of remotes first. */
  remotesAt?: string | undefined;
  /** Other allowed origins of scripts. */
  elsewhere?: readonly string[];
  /** Development: the shell's other folder, and style sheets as text. */
  workshop?: { shell: string };
  /** The areas' data about the requested page; a failure or 300 ms without answer gives a page without. */
  pageData?: (asked: PageAsked) => Promise<PageData>;
  /** The header for a page that is opened by a promoter's link. */
  referral?: (code: string) => string | undefined;
  /** The figures of versions in the last 24 hours, for the inspector. */
  told?: () => Promise<StatsOf>;
};

export type PageAsked = { pathname: string; query: URLSearchParams; reader: Reader; ip?: string };

/** Pages, their files and the registry. Everything that is neither API nor file is a page of the mall. */
export const composer = async (app: FastifyInstance, options: ComposerOptions): Promise<void> => {
  const { house, registry, workshop, publicUrl } = options;
  const shell = builtReader(house, workshop?.shell);
  const read = (): Built | undefined => {
    const [built, known] = [shell(), registry()];
    if (built === undefined || known === undefined) return undefined;
    return { ...built, registry: known.document, remotesAt: options.remotesAt };
  };
  const elsewhere = [
    ...(options.elsewhere ?? []),
    ...(options.remotesAt === undefined ? [] : [options.remotesAt]),
  ];
  const headersFor = (places: readonly string[]) =>
    pageHeaders({
      elsewhere: [...elsewhere, ...places],
      isHttps: publicUrl.startsWith('https:'),
      styleText: workshop !== undefined,
    });
  const inOfferedLanguage = pagesInOfferedLanguages(options);
  const usual = headersFor([]);
  const headers = ({ places }: Asker) => (places.length === 0 ? usual : headersFor(places));
  await serveFiles(app, { house, store: options.store, ...(workshop && { shell: workshop.shell }) });

  /** A page, or another composed answer for the caller. */
  const answer = (
    url: string,
    compose: (built: Built, asker: Asker, request: FastifyRequest, reply: FastifyReply) => unknown,
  ): void => {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const built = read();
      if (built === undefined) return notBuilt(reply);
      const asker = await askerOf(request, built, options);
      if (asker.cookies.length > 0) reply.header('set-cookie', asker.cookies);
      return compose(built, asker, request, reply);
    });
  };
  const html = (request: FastifyRequest, reply: FastifyReply, asker: Asker, page: string) =>
    send(request, reply.headers(headers(asker)).type('text/html; charset=utf-8'), page);

  answer('/registry', (built, { reader }, request, reply) =>
    send(request, reply.type('application/json'), JSON.stringify(manifestFor(built, reader))),
  );
  // As it was signed, for readers elsewhere with the public key; the copy of the build has no signature.
  app.get('/registry.json', { schema: { hide: true } }, async (_request, reply) => {
    const text = registry()?.text;
    if (text === undefined) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      .type('application/json')
      .send(text);
  });
  app.get('/registry/state', { schema: { hide: true } }, async (_request, reply) => {
    const known = registry();
    if (known === undefined) return notBuilt(reply);
    return reply.header('cache-control', 'no-store').type('application/json').send(stateOf(known));
  });
  answer('/registry/report', async (_built, { reader }, request, reply) => {
    const known = registry();
    if (reader.visitor.inspector !== true || known === undefined)
      return reply.code(404).type('text/plain').send('Not found');
    const report = reportOf(known, (await options.told?.()) ?? {});
    return send(request, reply.type('application/json'), JSON.stringify(report));
  });

  const standing = {
    ...Object.fromEntries(
      Object.entries(alonePages).flatMap(([url, remote]) =>
        [url, `${url}/*`].map((each) => [each, alonePage(remote)] as const),
      ),
    ),
    '/installer': installerPage,
  };
  for (const [url, pageOf] of Object.entries(standing))
    answer(url, (built, asker, request, reply) => html(request, reply, asker, pageOf(built, asker.reader)));

  answer('/offline.html', async (built, asker, request, reply) => {
    const { reader, data } = await inOfferedLanguage(asker, request);
    return html(request, reply, asker, offlinePage(built, reader, data));
  });

  // A service worker controls the folder it comes from, so these are the scripts at the top level.
  for (const [url, entry] of [
    ['/service-worker.js', 'worker'],
    ['/installer-worker.js', 'installerWorker'],
  ] as const) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      const [script] = shell()?.plain.entries[entry]?.scripts ?? [];
      if (script === undefined) return notBuilt(reply);
      const file = path.join(house, workshop?.shell ?? 'shell/dist', 'plain', script);
      return reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" })
        .type('text/javascript; charset=utf-8')
        .send(await readFile(file));
    });
  }

  answer('/*', async (built, asker, request, reply) => {
    const { pathname, query, places, redirect } = asker;
    if (isFile(pathname)) return reply.code(404).type('text/plain').send('Not found');
    if (redirect !== undefined) return reply.header('cache-control', 'no-store').redirect(redirect, 303);

    const { reader, data } = await inOfferedLanguage(asker, request);
    const page = composePage(built, {
      pathname,
      query,
      reader,
      data,
      origin: publicUrl,
      elsewhere: [...elsewhere, ...places],
    });
    const referral = options.referral?.(query.get('ref') ?? '');
    if (referral !== undefined) reply.header('set-cookie', referral);
    const isThere = data.isMissing !== true && hasPage(manifestFor(built, reader), pathname);
    return html(request, reply.code(isThere ? 200 : 404), asker, page);
  });
};

/** An address of a file, or of the API, that nothing has answered: never HTML. */
const isFile = (pathname: string): boolean =>
  /\.\w{2,5}$/.test(pathname) || /^\/(api|assets|remotes|remotes-b|media)(\/|$)/.test(pathname);

/**
 * Data and reader of a page, in a language that the mall offers. Only the data say which those are: the last page's are a
 * guess, and a page for which it was wrong is asked for again.
 */
const pagesInOfferedLanguages = (options: ComposerOptions) => {
  let offered: readonly Language[] = languages;
  return async (asker: Asker, request: FastifyRequest): Promise<{ reader: Reader; data: PageData }> => {
    const inOffered = (): Reader => ({
      ...asker.reader,
      language: spokenOf(
        asker.reader.asked?.find((code) => offered.includes(code)),
        offered,
      ),
    });
    const reader = inOffered();
    const data = await dataOf(options, { ...asker, reader }, request);
    offered = data.app?.languages ?? offered;
    const now = inOffered();
    if (now.language === reader.language) return { reader, data };
    return { reader: now, data: await dataOf(options, { ...asker, reader: now }, request) };
  };
};

const dataOf = async (
  { pageData }: ComposerOptions,
  { pathname, query, reader }: Asker,
  request: FastifyRequest,
): Promise<PageData> => {
  if (pageData === undefined) return {};
  const late = new Promise<PageData>((resolve) => setTimeout(resolve, 300, {}).unref());
  const found = pageData({ pathname, query, reader, ip: request.ip }).catch((error: unknown) => {
    request.log.warn({ err: error, pathname }, 'page without data');
    return {};
  });
  return Promise.race([found, late]);
};

const notBuilt = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain').send('The pages are not built yet: run `npm start`.');
