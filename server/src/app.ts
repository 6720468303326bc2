import { Refusal } from '@mall/contract/refusals';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import proxyAddr from '@fastify/proxy-addr';
import fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { type AreaOptions, registerAreas } from './areas.ts';
import type { Opened } from './db/open.ts';
import { deviceHeader } from './boosts/device.ts';
import { composer } from './composer/composer.ts';
import { createAnswers } from './http/answers.ts';
import { createDoor } from './http/door.ts';
import { answerError } from './http/errors.ts';
import { decodeForm } from './http/form.ts';
import { everyHeader } from './http/headers.ts';
import type { Observe } from './http/metrics.ts';
import { createLimits, noLimits } from './http/rate-limits.ts';
import { createRoute } from './http/route.ts';
import type { Jobs } from './jobs/jobs.ts';
import { loggerOptions } from './http/logger.ts';
import { referralHeader } from './distribution/referrals.ts';
import { createPageData } from './pages/page-data.ts';
import { publicUrl, type Settings } from './settings.ts';

export type Parts = {
  settings: Settings;
  opened: Opened;
  jobs: Jobs;
  ports: AreaOptions['ports'];
  /** The folder with the built pages; left out, only the API answers. */
  house?: string;
  observe?: Observe;
};

/** Builds the API from its parts; main.ts and every API test call this. */
export const createApp = async ({
  settings,
  opened,
  jobs,
  ports,
  house,
  observe,
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
  const door = createDoor({ limits, addressOf: (request) => proxyAddr(request, proxies), observe });
  const app = fastify({
    serverFactory: door.server,
    logger: loggerOptions(settings),
    bodyLimit: 1024 * 1024,
    trustProxy: proxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 80 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, 'zh'),
    requestTimeout: 30_000,
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
  await registerAreas({ app, route, settings, opened, jobs, limits, answers, redis, door, ports });
  app.all('/api/*', { schema: { hide: true } }, (request, reply) =>
    answerError(new Refusal('missing'), request, reply, 'en'),
  );
  const secure = publicUrl(settings).startsWith('https:');
  if (house !== undefined) {
    await app.register(composer, {
      house,
      publicUrl: publicUrl(settings),
      dev: settings.NODE_ENV !== 'production',
      pageData: createPageData(app, publicUrl(settings)),
      referral: (code) => referralHeader(ports.secret, code, secure),
      device: (pathname, cookie) =>
        pathname.startsWith('/boost') ? deviceHeader(cookie, secure) : undefined,
    });
  }
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await opened.db.selectFrom('settings').select('key').limit(1).execute();
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
