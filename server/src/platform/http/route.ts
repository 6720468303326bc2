import type { Readable } from 'node:stream';
import type { Access } from '@mall/contract/core/op';
import { operations, type Input, type Operations, type Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { OperationName } from '@mall/contract/core/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/open.ts';
import type { Answers, Stamp } from './answers.ts';
import { cachedHandler, type Each } from './cached.ts';
import type { Caller, Member, Operator, Staff } from './caller.ts';
import { idleOf, languageOf, readCaller, shopNamedBy } from './context.ts';
import { keepOffice, type NoteOffice, requireOffice } from './office-session.ts';
import type { NoteSeen } from './people.ts';
import type { ResponseCache } from './response-cache.ts';
import { answerError, statusForStrangers, success } from './errors.ts';
import { InvalidInput } from './fields/problems.ts';
import {
  asMember,
  asOperator,
  asStaff,
  guard,
  guardLooking,
  guardNumber,
  guardOffice,
  isOffice,
} from './guard.ts';
import { inputOf } from './input.ts';
import { isInternal } from './internal.ts';
import { createLoad, importanceOf } from './load.ts';
import { openApiSchema, rawOpenApiSchema } from './openapi.ts';
import type { Limits } from './rate-limits.ts';
import { shopCodeGuard } from './shop-code-guard.ts';
import { rememberShops } from './shops.ts';
import { requireProof } from './step-up.ts';
import { createStreams, type Source } from './streams.ts';

export type Handle<Name extends OperationName, Who> = (
  input: Input<Name>,
  caller: Who,
  request: FastifyRequest,
  /** For a cookie; the answer itself is what is returned. */
  reply: Pick<FastifyReply, 'header'>,
) => Promise<Output<Name>>;

/** The same for an answer that many get: there is nobody to give a cookie to. */
export type HandleCached<Name extends OperationName> = (
  input: Input<Name>,
  caller: Caller,
  request: FastifyRequest,
) => Promise<Output<Name>>;

/** Wires operations of the contract: address, access, validation and answer shape come from there. */
export type Route = {
  visitor: <Name extends OperationName>(name: Name, handle: Handle<Name, Caller>) => void;
  member: <Name extends OperationName>(name: Name, handle: Handle<Name, Member>) => void;
  staff: <Name extends OperationName>(name: Name, handle: Handle<Name, Staff>) => void;
  /**
   * Any staff, or staff with a permission, who get a file instead of an envelope; a refusal comes as an
   * envelope.
   */
  file: <Name extends OperationName>(
    name: Name,
    handle: (input: Input<Name>, caller: Staff) => Promise<FileAnswer>,
  ) => void;
  operator: <Name extends OperationName>(name: Name, handle: Handle<Name, Operator>) => void;
  /** The same as `file`, for operators. */
  operatorFile: <Name extends OperationName>(
    name: Name,
    handle: (input: Input<Name>, caller: Operator) => Promise<FileAnswer>,
  ) => void;
  /**
   * A public answer that is the same for everybody in one shop and language: cached as bytes until a stamp is
   * raised. `seen` gets the requests of signed-in people, also when the cache answers: the same request once
   * in ten seconds. `each` looks at a new answer; what it returns is done for every visitor who gets this answer, also from the cache.
   */
  cached: <Name extends OperationName>(
    name: Name,
    stamps: readonly Stamp[],
    handle: HandleCached<Name>,
    seen?: (input: Input<Name>, caller: Caller) => Promise<void>,
    each?: Each<Name>,
  ) => void;
  /**
   * News as server-sent events for as long as the caller may have them: a member's, of a shop's people, of operators.
   */
  stream: (name: StreamName, source: (caller: Member) => Source) => void;
  /**
   * An operation in a third party's format: the body as it was sent, the answer unchanged, a limit of its
   * own. A throw gives our own error answer.
   */
  raw: (name: OperationName, handle: HandleRaw) => void;
};
type StreamName = Extract<OperationName, `${string}.stream`>;
export type FileAnswer = { readonly name: string; readonly type: string; readonly body: Readable };
export type HandleRaw = (request: RawRequest, reply: FastifyReply) => Promise<unknown>;
export type RawRequest = {
  readonly params: Readonly<Record<string, string>>;
  readonly headers: FastifyRequest['headers'];
  readonly body: string;
  readonly ip: string;
  readonly log: FastifyRequest['log'];
};

type Wiring = {
  app: FastifyInstance;
  db: Db;
  noteSeen: NoteSeen;
  noteOffice: NoteOffice;
  answers: Answers;
  limits: Limits;
  responses: ResponseCache;
  /** Whether a member can prove their number here: otherwise nothing waits for it. */
  sendsCodes: boolean;
  /** Of operators and owners of shops. */
  secondFactorRequired: boolean;
};

type Mounted = { server: FastifyInstance; schemaOf: typeof openApiSchema };

export const createRoute = ({
  app,
  db,
  noteSeen,
  noteOffice,
  answers,
  limits,
  responses,
  sendsCodes,
  secondFactorRequired,
}: Wiring): Route => {
  const asking = { db, shops: rememberShops(db, answers), shopCodes: shopCodeGuard(limits), noteSeen };
  const load = createLoad();
  const streams = createStreams(app, db);

  const mount = (
    name: OperationName,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    { server, schemaOf }: Mounted = { server: app, schemaOf: openApiSchema },
  ): void => {
    const operation: Operations[OperationName] = operations[name];
    const url = `/api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`;
    server.route({ method: operation.method, url, schema: schemaOf(operation), handler });
    if (operation.method === 'GET' || readPaths.has(operation.path)) return;
    server.route({
      method: 'GET',
      url,
      schema: { hide: true },
      handler: (request, reply) =>
        answerError(new Refusal('method.notAllowed'), request, reply, languageOf(request)),
    });
  };

  /** An answer to one caller, made for this request; `answer` sends it. */
  const answered = <Name extends OperationName, Made>(
    name: Name,
    handle: (
      input: Input<Name>,
      caller: Caller,
      request: FastifyRequest,
      reply: Pick<FastifyReply, 'header'>,
    ) => Promise<Made>,
    answer: (made: Made, reply: FastifyReply) => unknown,
  ): void => {
    const operation: Operations[OperationName] = operations[name];
    const importance = importanceOf(name, operation.method);
    mount(name, async (request, reply) => {
      let leave = (): void => {};
      try {
        leave = load.enter(importance, shopNamedBy(request));
        if (!isInternal(request)) await limits.take('all', request.ip);
        const caller = await readCaller(asking, request);
        guardLooking(operation.access, operation.method, caller);
        guard(operation.access, caller);
        if (!isInternal(request)) await takeOwn(limits, operation.access, caller);
        if (sendsCodes) guardNumber(operation, caller);
        guardOffice(operation.access, caller, secondFactorRequired);
        await keepOffice({ db, noteOffice }, operation.access, caller, idleOf(request));
        const asked = inputOf(request, operation.method);
        const input = operation.input.safeParse(asked);
        if (!input.success) throw new InvalidInput(name, input.error, asked);
        await requireProof(db, caller, operation.stepUp);
        const made = await handle(input.data as Input<Name>, caller, request, reply); // parsed by this operation's own schema
        return await answer(made, reply.header('cache-control', 'private, no-store'));
      } catch (error) {
        answerError(error, request, reply, languageOf(request));
        return reply;
      } finally {
        leave();
      }
    });
  };
  const personal = <Name extends OperationName>(name: Name, handle: Handle<Name, Caller>): void =>
    answered(name, handle, (made, reply) => reply.send(success(operations[name].output.parse(made))));

  return {
    visitor: (name, handle) => {
      expectAccess(name, ['visitor', 'shopCodeOrMember']);
      personal(name, handle);
    },
    member: (name, handle) => {
      expectAccess(name, ['member']);
      personal(name, (input, caller, request, reply) => handle(input, asMember(caller), request, reply));
    },
    staff: (name, handle) => {
      expectStaff(name);
      personal(name, (input, caller, request, reply) => handle(input, asStaff(caller), request, reply));
    },
    file: (name, handle) => {
      expectStaff(name);
      answered(name, (input, caller) => handle(input, asStaff(caller)), sendFile);
    },
    operatorFile: (name, handle) => {
      expectOperator(name);
      answered(name, (input, caller) => handle(input, asOperator(caller)), sendFile);
    },
    operator: (name, handle) => {
      expectOperator(name);
      personal(name, (input, caller, request, reply) => handle(input, asOperator(caller), request, reply));
    },
    stream: (name, source) => {
      const { access } = operations[name];
      const mayStill = async (request: FastifyRequest, topic: string): Promise<void> => {
        // A page that is left open keeps no session alive.
        const caller = await readCaller({ ...asking, noteSeen: async () => {} }, request);
        guard(access, caller);
        if (isOffice(access)) await requireOffice(db, caller, secondFactorRequired);
        // Who has left one shop may by now be of another.
        if (source(asMember(caller)).topic !== topic) throw new Refusal('access.denied');
      };
      answered(
        name,
        async ({ after }, caller, request) => ({ member: asMember(caller), request, after }),
        ({ member, request, after }, reply) => {
          const news = source(member);
          return streams.open(request, reply, {
            after,
            memberId: member.memberId,
            source: news,
            mayStill: () => mayStill(request, news.topic),
          });
        },
      );
    },
    raw: (name, handle) => {
      expectAccess(name, ['visitor']);
      // A scope of its own, in which no body is parsed.
      void app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
        scope.setErrorHandler((error, request, reply) =>
          answerError(error, request, reply, languageOf(request), statusForStrangers(error)),
        );
        mount(
          name,
          ({ params, headers, body, ip, log }, reply) =>
            handle(
              { params: textsOf(params), headers, body: typeof body === 'string' ? body : '', ip, log },
              reply,
            ),
          { server: scope, schemaOf: rawOpenApiSchema },
        );
      });
    },
    cached: (name, stamps, handle, seen, each) => {
      expectAccess(name, ['visitor', 'shopCodeOrMember']);
      mount(
        name,
        cachedHandler({ asking, answers, limits, responses }, { name, stamps, handle, seen, each }),
      );
    },
  };
};

/** Takes from what a member, and in an office the whole shop, may ask from all addresses together. */
const takeOwn = async (limits: Limits, access: Access, { memberId, staff }: Caller): Promise<void> => {
  if (memberId !== null) await limits.take('member', memberId);
  if (staff !== null && isOfShop(access)) await limits.take('office', staff.shopId);
};

const isOfShop = (access: Access): boolean => /^staff(:|$)/.test(access);

/**
 * Paths that may be read; a GET on any other path of a write is refused, so that no prefetch changes
 * anything.
 */
const readPaths: ReadonlySet<string> = new Set(
  Object.values(operations)
    .filter((operation) => operation.method === 'GET')
    .map((operation) => operation.path),
);

const textsOf = (params: unknown): Record<string, string> =>
  typeof params === 'object' && params !== null
    ? Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]))
    : {};

const expectStaff = (name: OperationName): void => {
  if (!isOfShop(operations[name].access)) throw new Error(`${name} is not a staff operation`);
};

const expectOperator = (name: OperationName): void => {
  if (!/^operator(:|$)/.test(operations[name].access)) throw new Error(`${name} is not an operator's`);
};

const sendFile = ({ name, type, body }: FileAnswer, reply: FastifyReply): FastifyReply =>
  reply.headers({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }).send(body);

const expectAccess = (name: OperationName, allowed: readonly string[]): void => {
  if (!allowed.includes(operations[name].access))
    throw new Error(`${name} has access ${operations[name].access}`);
};
