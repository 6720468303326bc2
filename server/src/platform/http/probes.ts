import type { FastifyInstance } from 'fastify';
import type { Opened } from '../db/open.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it takes requests, which it does not while it ends or the database is away.
 */
export const answerProbes = (app: FastifyInstance, { ping }: Opened, isLeaving: () => boolean): void => {
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isLeaving()) return reply.code(503).send({ ok: false });
    try {
      await ping();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
};
