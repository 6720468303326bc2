import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const key = randomUUID();

/** Marks a call of this process to itself: it counts against nobody's rate. */
export const internalHeader = { 'x-mall-internal': key } as const;

export const isInternal = (request: FastifyRequest): boolean => request.headers['x-mall-internal'] === key;
