import type { Permission } from '@mall/contract/permissions';
import { operations, type Input, type Operations, type Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import type { OperationName } from '@mall/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import type { Answers, Stamp } from './answers.ts';
import type { Caller, Member, Staff } from './caller.ts';
import { readCaller, rememberShops } from './context.ts';
import { answerError, fieldProblems, success } from './errors.ts';
import { decodeForm } from './form.ts';
import { isInternal } from './internal.ts';
import type { Limits } from './rate-limits.ts';

export type Handle<Name extends OperationName, Who> = (
  input: Input<Name>,
  caller: Who,
  request: FastifyRequest,
) => Promise<Output<Name>>;

/** Wires operations of the contract: address, access, validation and answer shape come from there. */
export type Route = {
  visitor: <Name extends OperationName>(name: Name, handle: Handle<Name, Caller>) => void;
  member: <Name extends OperationName>(name: Name, handle: Handle<Name, Member>) => void;
  staff: <Name extends OperationName>(name: Name, handle: Handle<Name, Staff>) => void;
  /**
   * A public answer that is the same for everybody in one shop and language: kept as bytes until a stamp is raised.
   * `seen` is told of every request, also of those answered from memory.
   */
  cached: <Name extends OperationName>(
    name: Name,
    stamps: readonly Stamp[],
    handle: Handle<Name, Caller>,
    seen?: (input: Input<Name>, caller: Caller) => void,
  ) => void;
};

type Wiring = { app: FastifyInstance; db: Db; answers: Answers; limits: Limits };

export const createRoute = ({ app, db, answers, limits }: Wiring): Route => {
  const shopOf = rememberShops(db, answers);
  const declare = <Name extends OperationName>(
    name: Name,
    handle: Handle<Name, Caller>,
    stamps: readonly Stamp[] | null,
    seen?: (input: Input<Name>, caller: Caller) => void,
  ) => {
    const operation: Operations[OperationName] = operations[name];
    const url = `/api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`;
    const schema = openApiSchema(operation);
    const reply = async (request: FastifyRequest, answer: FastifyReply) => {
      const caller = await readCaller(db, request, shopOf);
      try {
        if (!isInternal(request)) await limits.take('all', caller.ip);
        guard(operation.access, caller);
        const input = operation.input.safeParse(inputOf(request, operation.method));
        if (!input.success) throw new Refusal('request.invalid', fieldProblems(input.error));
        const run = async () =>
          operation.output.parse(await handle(input.data as Input<Name>, caller, request)); // parsed by this operation's own schema
        if (stamps === null)
          return await answer.header('cache-control', 'private, no-store').send(success(await run()));
        seen?.(input.data as Input<Name>, caller); // parsed by this operation's own schema
        return await sendCached(
          answers,
          request,
          answer,
          `${name}|${caller.shop?.id ?? ''}|${caller.language}|${JSON.stringify(input.data)}`,
          stamps,
          async () => JSON.stringify(success(await run())),
        );
      } catch (error) {
        answerError(error, request, answer, caller.language);
        return answer;
      }
    };
    app.route({ method: operation.method, url, schema, handler: reply });
    if (operation.method === 'POST' && !readPaths.has(operation.path)) {
      app.route({
        method: 'GET',
        url,
        schema: { hide: true },
        handler: async (request, answer) =>
          answerError(
            new Refusal('method.notAllowed'),
            request,
            answer,
            (await readCaller(db, request)).language,
          ),
      });
    }
  };
  return {
    visitor: (name, handle) => {
      expectAccess(name, ['visitor', 'shopCodeOrMember']);
      declare(name, handle, null);
    },
    member: (name, handle) => {
      expectAccess(name, ['member']);
      declare(name, (input, caller, request) => handle(input, asMember(caller), request), null);
    },
    staff: (name, handle) => {
      if (!operations[name].access.startsWith('staff:')) throw new Error(`${name} is not a staff operation`);
      declare(name, (input, caller, request) => handle(input, asStaff(caller), request), null);
    },
    cached: (name, stamps, handle, seen) => {
      expectAccess(name, ['visitor', 'shopCodeOrMember']);
      declare(name, handle, stamps, seen);
    },
  };
};

/** Paths that may be read; a GET on any other path of a write is refused, so that no prefetch changes anything. */
const readPaths: ReadonlySet<string> = new Set(
  Object.values(operations)
    .filter((operation) => operation.method === 'GET')
    .map((operation) => operation.path),
);

const expectAccess = (name: OperationName, allowed: readonly string[]): void => {
  if (!allowed.includes(operations[name].access))
    throw new Error(`${name} has access ${operations[name].access}`);
};

const asMember = (caller: Caller): Member => {
  if (caller.memberId === null) throw new Refusal('session.expired');
  return { ...caller, memberId: caller.memberId };
};

const asStaff = (caller: Caller): Staff => {
  const member = asMember(caller);
  if (member.staff === null) throw new Refusal('shop.notOwned');
  return { ...member, staff: member.staff };
};

/** Deny by default: what an operation declares decides who may call it. */
const guard = (access: string, caller: Caller): void => {
  if (access === 'visitor') return;
  if (access === 'shopCodeOrMember') {
    if (caller.memberId === null && caller.shop === null) throw new Refusal('session.expired');
    return;
  }
  const member = asMember(caller);
  if (access === 'member') return;
  if (access === 'platform') {
    if (!member.operator) throw new Refusal('access.denied', 'platform');
    return;
  }
  const needed = access.slice('staff:'.length);
  const granted: readonly Permission[] = member.staff?.permissions ?? [];
  if (!granted.some((key) => key === needed)) throw new Refusal('access.denied', needed);
};

const inputOf = (request: FastifyRequest, method: 'GET' | 'POST'): unknown => ({
  ...(method === 'GET' ? decodeForm(request.url.split('?').slice(1).join('?')) : asObject(request.body)),
  ...asObject(request.params),
});

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const sendCached = async (
  answers: Answers,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  stamps: readonly Stamp[],
  make: () => Promise<string>,
) => {
  const answer = await answers.get(key, stamps, make);
  void reply.headers({
    etag: answer.etag,
    'cache-control': 'private, no-cache',
    vary: 'code, lang, x-locale',
    'content-type': 'application/json; charset=utf-8',
  });
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  return reply.send(answer.bytes);
};

const openApiSchema = (operation: Operations[OperationName]): Record<string, unknown> => {
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
    description: `Access: ${operation.access}. Refuses: ${operation.refuses.join(', ') || 'nothing of its own'}.`,
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
