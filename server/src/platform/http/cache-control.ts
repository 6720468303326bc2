import type { FastifyReply } from 'fastify';

/** For files that are made of data and may lag an hour behind them: sitemaps, manifest, icons. */
export const cacheForAnHour = (reply: FastifyReply, type: string): FastifyReply =>
  reply.type(type).header('cache-control', 'public, max-age=3600');
