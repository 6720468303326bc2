import { Refusal } from '@mall/contract/core/refusals';
import type { Keeper } from '@mall/publish/change';
import type { FastifyInstance } from 'fastify';
import { registerAreas } from './areas.ts';
import type { AreaOptions } from './platform/area.ts';
import type { Opened } from './platform/db/open.ts';
import { noteOffice, noteSeen } from './member/index.ts';
import { createAnswers } from './platform/http/answers.ts';
import { describeApi } from './platform/http/api-page.ts';
import { answerError } from './platform/http/errors.ts';
import { answerProbes } from './platform/http/probes.ts';
import { createLimits, noLimits } from './platform/http/rate-limits.ts';
import { createRoute } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Observe } from './platform/metrics/metrics.ts';
import { connectRedis } from './platform/redis/connect.ts';
import { describesApi, type Settings, secondFactorRequired } from './platform/settings/settings.ts';
import { type Pages, servePages } from './web/pages.ts';
import { releaseJobs } from './web/rollouts/job.ts';

export type Parts = {
  settings: Settings;
  opened: Opened;
  jobs: Jobs;
  ports: AreaOptions['ports'];
  /** The existing versions of remotes; without it, none is known. */
  registry?: Pages['registry'];
  /** The built pages; without it, only the API answers. */
  pages?: Omit<Pages, 'registry'>;
  /** Who may move versions; without it operators move none, and a bad one is not rolled back automatically. */
  keeper?: Keeper;
  observe?: Observe;
  /** Whether the process has been asked to end: it still answers, and gets no new clients. */
  isLeaving?: () => boolean;
};

/** Puts the server together from its parts; main.ts and every API test call this. */
export const createApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { settings, opened, jobs, ports, registry = () => undefined, pages, keeper } = parts;
  const isLeaving = parts.isLeaving ?? (() => false);
  const redis = connectRedis(settings.REDIS_URL);
  const limits = settings.RATE_LIMITS ? createLimits(redis) : noLimits;
  const { app, responses } = await createHttpServer({
    settings,
    limits,
    observe: parts.observe,
    isLeaving,
  });
  app.addHook('onClose', async () => void redis?.disconnect());
  if (describesApi(settings)) await describeApi(app);

  const answers = createAnswers();
  const route = createRoute({
    app,
    db: opened.db,
    noteSeen,
    noteOffice,
    answers,
    limits,
    responses,
    sendsCodes: settings.SMS_CODES,
    secondFactorRequired: secondFactorRequired(settings),
  });
  await registerAreas({
    app,
    route,
    settings,
    opened,
    jobs,
    limits,
    answers,
    redis,
    responses,
    registry,
    keeper,
    ports,
  });
  app.all('/api/*', { schema: { hide: true } }, (request, reply) =>
    answerError(new Refusal('missing'), request, reply, 'en'),
  );
  answerProbes(app, opened, isLeaving);
  if (pages !== undefined)
    await servePages(app, { ...pages, registry }, { settings, db: opened.db, secret: ports.secret });
  if (keeper !== undefined) {
    const log = (taken: object) => app.log.error(taken, 'a version was taken back');
    releaseJobs({ jobs, db: opened.db, keeper, taken: () => registry()?.head, log });
  }
  return app;
};
