import type { FastifyInstance } from 'fastify';
import { decodeForm } from './form.ts';

/** Reads JSON and url-encoded bodies; an empty one is an empty object. Everything else is refused by Fastify. */
export const parseBodies = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json');
  parse(app, 'application/json', (body) => (body === '' ? {} : JSON.parse(body)));
  parse(app, 'application/x-www-form-urlencoded', decodeForm);
};

const parse = (app: FastifyInstance, type: string, read: (body: string) => unknown): void => {
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, read(body.toString()));
    } catch (error) {
      done(error instanceof Error ? error : new Error('malformed'), undefined);
    }
  });
};
