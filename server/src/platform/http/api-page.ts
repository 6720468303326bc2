import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { securitySchemes } from './openapi.ts';

/** Collects the routes registered after it for `/api/openapi.json` and the page `/api/docs`. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Furnimall',
        version: '1.0.0',
        description:
          'Every answer is `{code, msg, data}`. A success has code 200; a refusal comes with HTTP 200 as well, with another code and its reason in `msgKey`. Only 429, 5xx and unknown addresses have a status of their own.',
      },
      servers: [{ url: '/', description: 'This mall' }],
      components: { securitySchemes },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
