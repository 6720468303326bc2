import type { Operations } from '@mall/contract/operations';
import { refusals } from '@mall/contract/core/refusals';
import type { OperationName } from '@mall/contract/core/wire';
import { z } from 'zod';

type Operation = Operations[OperationName];
type Schema = Record<string, unknown> & {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
};

/**
 * What `/api/openapi.json` says of an operation, so that a client can be generated from it. Fastify neither validates
 * nor serialises by it. A refusal comes with HTTP 200 like a success: the answer is one of the two.
 */
export const openApiSchema = (operation: Operation): Record<string, unknown> => {
  const params = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const input = shapeOf(operation.input, 'input');
  const own = without(input, params);
  return {
    summary: operation.summary,
    operationId: operation.name,
    tags: [operation.name.split('.')[0]],
    description: `Access: ${operation.access}${operation.needsProvedNumber ? ' with a proved number' : ''}.${stepUpText(operation.stepUp)}`,
    ...(operation.stepUp === false ? {} : { 'x-step-up': operation.stepUp }),
    ...(operation.access === 'visitor' ? {} : { security: securityOf(operation.access) }),
    headers: { type: 'object', properties: headers },
    ...(params.length > 0 ? { params: paramsOf(input, params) } : {}),
    ...(operation.method === 'GET' ? { querystring: own } : bodyOf(operation.name, own)),
    response: { 200: { anyOf: [answerOf(shapeOf(operation.output, 'output')), refusalOf(operation)] } },
  };
};

/** The same for an operation in a third party's format: we describe neither its body nor its answer. */
export const rawOpenApiSchema = (operation: Operation): Record<string, unknown> => {
  const { body: _body, consumes: _consumes, headers: _headers, ...rest } = openApiSchema(operation);
  const inItsWords = { type: 'string', description: "In the other side's own format" };
  return { ...rest, response: { 200: inItsWords, 401: inItsWords } };
};

/** Where operations say who asks: `token` of a session, `code` of a shop. */
export const securitySchemes = {
  session: { type: 'apiKey', in: 'header', name: 'token', description: 'What signing in answered' },
  shopCode: { type: 'apiKey', in: 'header', name: 'code', description: 'The code of a shop: its prices' },
} as const;

const headers = {
  lang: { type: 'string', description: 'Language of texts: `en`, `id`; otherwise Chinese' },
  'x-locale': { type: 'string', enum: ['zh', 'en', 'indo', 'fili'], description: 'Goes before `lang`' },
  'x-shop': { type: 'string', description: 'The shop whose office is open, for staff of several' },
  'idempotency-key': {
    type: 'string',
    pattern: '^[\\w-]{8,64}$',
    description: 'The same request with the same key is done once',
  },
} as const;

const securityOf = (access: Operation['access']): readonly object[] =>
  access === 'shopCodeOrMember' ? [{ session: [] }, { shopCode: [] }] : [{ session: [] }];

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** What is in the path is neither in the query nor in the body. */
const without = ({ properties = {}, required = [], ...rest }: Schema, params: readonly string[]): Schema => {
  const kept = required.filter((name) => !params.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !params.includes(name))),
    ...(kept.length === 0 ? {} : { required: kept }),
  };
};

const paramsOf = ({ properties = {} }: Schema, params: readonly string[]): object => ({
  type: 'object',
  properties: Object.fromEntries(params.map((name) => [name, properties[name] ?? { type: 'string' }])),
  required: params,
});

const bodyOf = (name: OperationName, body: Schema): object =>
  name === 'media.upload' || name === 'ownGoods.film' || name === 'mallGoods.film'
    ? {
        consumes: ['multipart/form-data'],
        body: {
          ...body,
          properties: { ...body.properties, file: { type: 'string', format: 'binary' } },
          required: [...(body.required ?? []), 'file'],
        },
      }
    : { consumes: ['application/json', 'application/x-www-form-urlencoded'], body };

const answerOf = (data: Schema): object => ({
  type: 'object',
  properties: { code: { const: 200 }, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
});

/** What any operation may be refused for, beside its own reasons. */
const common = [
  'request.invalid',
  'session.expired',
  'access.denied',
  'proof.needed',
  'tooFast',
  'failed',
] as const;

const refusalOf = ({ refuses }: Operation): object => {
  const reasons = [...new Set([...refuses, ...common])];
  return {
    type: 'object',
    properties: {
      code: { enum: [...new Set(reasons.map((reason) => refusals[reason].code))] },
      msg: { type: 'string', description: 'A sentence in the language of the caller' },
      msgKey: { enum: reasons },
      data: {},
    },
    required: ['code', 'msg', 'msgKey', 'data'],
  };
};

const stepUpText = (stepUp: boolean | 'ofFactor'): string =>
  stepUp === false
    ? ''
    : ` Step-up: ${stepUp === 'ofFactor' ? 'who has a second factor needs' : 'needs'} a proof from the last ten minutes (account.prove).`;
