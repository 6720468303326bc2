import { Refusal } from '@mall/contract/core/refusals';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import type { Keeper } from '@mall/publish/change';
import proxyAddr from '@fastify/proxy-addr';
import fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { registerAreas } from './areas.ts';
import type { AreaOptions } from './platform/area.ts';
import type { Opened } from './platform/db/open.ts';
import { nameDevice } from './campaign/boosts/device.ts';
import { composer, type ComposerOptions } from './web/composer/composer.ts';
import { gateOf } from './web/composer/gate.ts';
import { createAnswers } from './platform/http/answers.ts';
import { createResponseCache } from './platform/http/response-cache.ts';
import { embedding } from './platform/http/embedding.ts';
import { answerError } from './platform/http/errors.ts';
import { decodeForm } from './platform/http/form.ts';
import { everyHeader } from './platform/http/headers.ts';
import type { Observe } from './platform/metrics/metrics.ts';
import { createLimits, noLimits } from './platform/http/rate-limits.ts';
import { createRoute } from './platform/http/route.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { loggerOptions } from './platform/http/logger.ts';
import { referralHeader } from './incentive/distribution/note-referral.ts';
import { createPageData } from './web/seo/page-data.ts';
import { releaseJobs } from './web/rollouts/job.ts';
import { publicUrl, type Settings } from './platform/settings/settings.ts';
import { statsOfADay } from './web/telemetry/stats.queries.ts';
import { answersAtAll } from './platform/settings/platform.queries.ts';

export type Parts = {
  settings: Settings;
  opened: Opened;
  jobs: Jobs;
  ports: AreaOptions['ports'];
  /** The existing versions of remotes; without it, none is known. */
  registry?: ComposerOptions['registry'];
  /** The built pages; without it, only the API answers. */
  pages?: Pick<ComposerOptions, 'house' | 'store'>;
  /** Who may move versions; without it, a bad one is not rolled back automatically. */
  keeper?: Keeper;
  observe?: Observe;
  /** Whether the process has been asked to end: it still answers, and gets no new clients. */
  isLeaving?: () => boolean;
};

/** Builds the API from its parts; main.ts and every API test call this. */
export const createApp = async ({
  settings,
  opened,
  jobs,
  ports,
  registry = () => undefined,
  pages,
  keeper,
  observe,
  isLeaving,
}: Parts): Promise<FastifyInstance> => {
  const redis =
    settings.REDIS_URL === undefined
      ? null
      : new Redis(settings.REDIS_URL, {
          maxRetriesPerRequest: 1,
          commandTimeout: 200,
          enableAutoPipelining: true,
        });
  redis?.on('error', () => {}); // limits and the gate of flash sales fall back to memory
  const limits = settings.RATE_LIMITS ? createLimits(redis) : noLimits;
  const proxies = proxyAddr.compile(addressesIn(settings.TRUST_PROXY ?? ''));
  const greet = embedding(settings.EMBED_ORIGINS ?? []);
  const door = createResponseCache({
    limits,
    addressOf: (request) => proxyAddr(request, proxies),
    observe,
    greet,
  });
  const app = fastify({
    serverFactory: door.server,
    logger: loggerOptions(settings),
    bodyLimit: 1024 * 1024,
    trustProxy: proxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 80 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, 'zh'),
    requestTimeout: 30_000,
    return503OnClosing: false, // a request on a connection that is still open is answered, and its answer closes it
  });
  // An ending process announces it with each answer, so that no proxy sends a write on a connection that is
  // about to be closed.
  app.server.prependListener('request', (_request, response) => {
    if (isLeaving?.() === true) response.shouldKeepAlive = false;
  });
  app.addHook('preClose', async () => door.close());
  app.addHook('onClose', async () => void redis?.disconnect());
  if (observe !== undefined) {
    app.addHook('onResponse', async (request, reply) =>
      observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000),
    );
  }

  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body.toString()));
    } catch (error) {
      done(error instanceof Error ? error : new Error('malformed'), undefined);
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, decodeForm(body.toString()));
      } catch (error) {
        done(error instanceof Error ? error : new Error('malformed'), undefined);
      }
    },
  );
  // Validation and answer shapes are zod's, in http/route.ts; these schemas are for the API page only.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, 'zh'));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.headers(everyHeader());
    done();
  });
  if (settings.NODE_ENV === 'production')
    await app.register(underPressure, { maxEventLoopDelay: 1000, retryAfter: 5 });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Furnimall',
        version: '1.0.0',
        description: 'Every answer is `{code, msg, data}` with HTTP 200; code 200 is success.',
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });

  const answers = createAnswers();
  const route = createRoute({ app, db: opened.db, answers, limits, door });
  await registerAreas({
    app,
    route,
    settings,
    opened,
    jobs,
    limits,
    answers,
    redis,
    door,
    registry,
    ports,
  });
  app.all('/api/*', { schema: { hide: true } }, (request, reply) =>
    answerError(new Refusal('missing'), request, reply, 'en'),
  );
  const secure = publicUrl(settings).startsWith('https:');
  if (pages !== undefined) {
    await app.register(composer, {
      ...pages,
      registry,
      publicUrl: publicUrl(settings),
      remotesAt: settings.REMOTES_ORIGIN,
      gate: gateOf(settings, ports.secret),
      nameBrowser: (cookie) => nameDevice(cookie, secure),
      mustName: (pathname) => pathname.startsWith('/boost'),
      pageData: createPageData(app, publicUrl(settings)),
      referral: (code) => referralHeader(ports.secret, code, secure),
      told: () => statsOfADay(opened.db),
    });
  }
  if (keeper !== undefined)
    releaseJobs({
      jobs,
      db: opened.db,
      keeper,
      log: (taken) => app.log.error(taken, 'a version was taken back'),
    });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isLeaving?.() === true) return reply.code(503).send({ ok: false });
    try {
      await answersAtAll(opened.db);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  return app;
};

const addressesIn = (list: string): string[] =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
