import proxyAddr from '@fastify/proxy-addr';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance } from 'fastify';
import { patienceMs, within } from '../db/deadline.ts';
import type { Observe } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import { parseBodies } from './body-parsers.ts';
import { languageOf } from './context.ts';
import { embedding } from './embedding.ts';
import { answerError, largestBodyMb } from './errors.ts';
import { everyHeader } from './headers.ts';
import { loggerOptions, RequestLog } from './logger.ts';
import type { Limits } from './rate-limits.ts';
import { shopCodeGuard } from './shop-code-guard.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { endSilentConnections } from './silent-connections.ts';

type Parts = {
  settings: Settings;
  limits: Limits;
  observe: Observe | undefined;
  /** Whether the process has been asked to end: it still answers, and gets no new clients. */
  isLeaving: () => boolean;
};
export type HttpServer = { readonly app: FastifyInstance; readonly responses: ResponseCache };

/** An HTTP server without routes: proxies, limits, bodies, headers, errors, and the cache of answers in front of it. */
export const createHttpServer = async ({
  settings,
  limits,
  observe,
  isLeaving,
}: Parts): Promise<HttpServer> => {
  const proxies = proxyAddr.compile(addressesIn(settings.TRUST_PROXY ?? ''));
  const responses = createResponseCache({
    limits,
    addressOf: (request) => proxyAddr(request, proxies),
    isClosed: shopCodeGuard(limits).isClosed,
    observe,
    greet: embedding(settings.EMBED_ORIGINS ?? []),
  });
  const app = fastify({
    serverFactory: responses.server,
    logger: loggerOptions(settings),
    logController: new RequestLog(),
    bodyLimit: largestBodyMb * 1024 * 1024,
    trustProxy: proxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 80 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, languageOf(request)),
    requestTimeout: 30_000,
    return503OnClosing: false, // a request on a connection that is still open is answered, and its answer closes it
  });
  // An ending process announces it with each answer, so that no proxy sends a write on a connection that is
  // about to be closed.
  app.server.prependListener('request', (_request, response) => {
    if (isLeaving()) response.shouldKeepAlive = false;
  });
  const endSilent = endSilentConnections(app.server);
  app.addHook('preClose', async () => {
    responses.close();
    endSilent();
  });
  if (observe !== undefined) {
    app.addHook('onResponse', async (request, reply) =>
      observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000),
    );
  }
  parseBodies(app);
  app.addHook('preHandler', ({ method }, _reply, done) =>
    within(method === 'GET' || method === 'HEAD' ? patienceMs.read : patienceMs.write, done),
  );
  // Validation and answer shapes are zod's, in http/route.ts; these schemas are for the API page only.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, languageOf(request)));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.headers(everyHeader());
    done();
  });
  if (settings.NODE_ENV === 'production')
    await app.register(underPressure, { maxEventLoopDelay: 1000, retryAfter: 5 });
  return { app, responses };
};

const addressesIn = (list: string): string[] =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
