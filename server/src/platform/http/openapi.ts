import type { Operations } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';
import { z } from 'zod';

/** What the API page displays of an operation. Fastify neither validates nor serialises by it. */
export const openApiSchema = (operation: Operations[OperationName]): Record<string, unknown> => {
  const shape = (schema: z.ZodType, io: 'input' | 'output') => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    return rest;
  };
  const input = shape(operation.input, 'input');
  const params = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return {
    summary: operation.summary,
    operationId: operation.name,
    tags: [operation.name.split('.')[0]],
    description: `Access: ${operation.access}${operation.needsProvedNumber ? ' with a proved number' : ''}.${stepUpText(operation.stepUp)} Refuses: ${operation.refuses.join(', ') || 'nothing of its own'}.`,
    ...(operation.stepUp === false ? {} : { 'x-step-up': operation.stepUp }),
    ...(params.length > 0
      ? {
          params: {
            type: 'object',
            properties: Object.fromEntries(params.map((name) => [name, { type: 'string' }])),
            required: params,
          },
        }
      : {}),
    ...(operation.method === 'GET'
      ? { querystring: input }
      : { body: input, consumes: ['application/x-www-form-urlencoded', 'application/json'] }),
    response: {
      200: {
        type: 'object',
        properties: {
          code: { type: 'integer' },
          msg: { type: 'string' },
          data: shape(operation.output, 'output'),
        },
      },
    },
  };
};

const stepUpText = (stepUp: boolean | 'ofFactor'): string =>
  stepUp === false
    ? ''
    : ` Step-up: ${stepUp === 'ofFactor' ? 'who has a second factor needs' : 'needs'} a proof from the last ten minutes (account.prove).`;

/** The same for an operation in a third party's format: we describe neither its body nor its answer. */
export const rawOpenApiSchema = (operation: Operations[OperationName]): Record<string, unknown> => {
  const { body: _body, consumes: _consumes, ...rest } = openApiSchema(operation);
  const inItsWords = { type: 'string', description: "In the other side's own format" };
  return { ...rest, response: { 200: inItsWords, 401: inItsWords } };
};
