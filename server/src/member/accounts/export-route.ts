import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/open.ts';
import { languageOf } from '../../platform/http/context.ts';
import { answerError } from '../../platform/http/errors.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import { exportOf, openExport } from './export.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * The download itself: a plain address, since a browser saves a file without our headers. Its key works once.
 */
export const exportRoute = (app: FastifyInstance, db: Db): void => {
  app.get<{ Params: { key: string } }>(
    '/api/user/export/:key',
    { schema: { hide: true } },
    async (request, reply) => {
      try {
        const memberId = await openExport(db, request.params.key);
        return await reply
          .headers({
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': `attachment; filename="furnimall-${dayInShanghai(clock.now())}.json"`,
            'cache-control': 'private, no-store',
          })
          .send(Readable.from(exportOf(db, memberId)));
      } catch (error) {
        answerError(error, request, reply, languageOf(request));
        return reply;
      }
    },
  );
};
