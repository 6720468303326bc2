import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const key = randomUUID();

/** Marks a call that this process makes of itself: it is not counted against anybody's rate. */
export const internalHeader = { 'x-mall-internal': key } as const;

export const isInternal = (request: FastifyRequest): boolean => request.headers['x-mall-internal'] === key;
