import type { FastifyRequest } from 'fastify';
import { decodeForm } from './form.ts';

/** What a request says, from its query or body and its path. Not yet checked. */
export const inputOf = (request: FastifyRequest, method: 'GET' | 'POST'): unknown => ({
  ...(method === 'GET' ? decodeForm(request.url.split('?').slice(1).join('?')) : asObject(request.body)),
  ...asObject(request.params),
});

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
