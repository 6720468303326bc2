import type { FastifyReply } from 'fastify';

/** For files made from data that may lag an hour behind it: sitemaps, manifest, icons. */
export const cacheForAnHour = (reply: FastifyReply, type: string): FastifyReply =>
  reply.type(type).header('cache-control', 'public, max-age=3600');
