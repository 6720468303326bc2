import { operations, type Input, type Operations, type Output } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/away.ts';
import { type Answers, formOf, type Stamp, type StoredAnswer } from './answers.ts';
import type { Caller } from './caller.ts';
import { type Asking, codeOf, languageOf, readCaller, tokenOf, visitorOf } from './context.ts';
import type { ResponseCache } from './response-cache.ts';
import { answerError, success } from './errors.ts';
import { InvalidInput } from './fields/problems.ts';
import { guard } from './guard.ts';
import { inputOf } from './input.ts';
import { isInternal } from './internal.ts';
import { createThrottle } from '../throttle/throttle.ts';
import type { Limits } from './rate-limits.ts';

export type PublicRead<Name extends OperationName> = {
  name: Name;
  stamps: readonly Stamp[];
  handle: (input: Input<Name>, caller: Caller, request: FastifyRequest) => Promise<Output<Name>>;
  seen?: ((input: Input<Name>, caller: Caller) => Promise<void>) | undefined;
  each?: Each<Name> | undefined;
};

/** Looks at a new answer; what it returns is done for every visitor who gets it. */
export type Each<Name extends OperationName> = (
  input: Input<Name>,
  caller: Caller,
  output: Output<Name>,
) => (() => Promise<unknown>) | undefined;

type Wiring = { asking: Asking; answers: Answers; limits: Limits; responses: ResponseCache };
type Question<Name extends OperationName> = { readonly input: Input<Name>; readonly key: string };

const notedMs = 10_000;
const maxQuestions = 1000;
const longestRemembered = 300;

/**
 * Answers a public read by shop, language and address alone: a cached answer costs no query, no validation of
 * the input and no JSON. The caller is looked up only where the access demands it, or after the answer for
 * `seen`. While the database is away the last answer is sent, with its age.
 */
export const cachedHandler = <Name extends OperationName>(
  { asking, answers, limits, responses }: Wiring,
  { name, stamps, handle, seen, each }: PublicRead<Name>,
) => {
  const { shops } = asking;
  const operation: Operations[OperationName] = operations[name];
  if (operation.method !== 'GET') throw new Error(`${name} is not a read`);
  const questions = new Map<string, Question<Name>>();

  /** The input in an address. Throws request.invalid. */
  const questionOf = (request: FastifyRequest): Question<Name> => {
    const known = questions.get(request.url);
    if (known !== undefined) return known;
    const asked = inputOf(request, 'GET');
    const input = operation.input.safeParse(asked);
    if (!input.success) throw new InvalidInput(name, input.error, asked);
    const question = { input: input.data as Input<Name>, key: JSON.stringify(input.data) }; // parsed by this operation's own schema
    if (questions.size >= maxQuestions) questions.clear();
    if (request.url.length <= longestRemembered) questions.set(request.url, question);
    return question;
  };

  const noted = createThrottle(notedMs);
  /**
   * A member's view is recorded beside the answer, which does not wait for it; a repeated view is recorded
   * only once.
   */
  const note = (request: FastifyRequest, { input, key }: Question<Name>): void => {
    const token = tokenOf(request);
    if (seen === undefined || token === '' || noted(`${token}|${key}`)) return;
    readCaller(asking, request)
      .then((caller) => seen(input, caller))
      .catch((error: unknown) => request.log.warn({ err: error }, 'a look was not noted'));
  };

  const doing = new Map<string, () => Promise<unknown>>();
  const lookAt = (key: string, input: Input<Name>, caller: Caller, output: Output<Name>): void => {
    const done = each?.(input, caller, output);
    doing.delete(key);
    if (doing.size >= maxQuestions) doing.clear();
    if (done !== undefined) doing.set(key, done);
  };
  /** Not for the mall itself, which reads for the head of the same page; for one address once in a while. */
  const doFor = (request: FastifyRequest, key: string): void => {
    const done = doing.get(key);
    if (done === undefined || isInternal(request) || noted(`${request.ip}|${key}`)) return;
    done().catch((error: unknown) => request.log.warn({ err: error }, 'an answer was not noted'));
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request);
    try {
      if (!isInternal(request)) await limits.take('all', request.ip);
      const code = codeOf(request);
      const shop =
        code === null
          ? null
          : (shops.peek(code) ?? (await orBefore(shops.find(code), () => shops.last(code))));
      if (code !== null) await asking.shopCodes.check(request.ip, code, shop !== null);
      const forAnyone = operation.access === 'visitor' || shop !== null;
      // The mall reads for the head of a page; the page's data blocks hold only what its visitor may see.
      if (!forAnyone && !isInternal(request)) {
        guard(operation.access, await readCaller(asking, request));
      }
      const question = questionOf(request);
      const key = `${name}|${shop?.id ?? ''}|${language}|${question.key}`;
      const stored =
        answers.peek(key, stamps) ??
        (await orBefore(
          answers.get(key, stamps, async () => {
            const visitor = visitorOf(request, shop);
            const output = await handle(question.input, visitor, request);
            lookAt(key, question.input, visitor, output);
            return JSON.stringify(success(operation.output.parse(output)));
          }),
          () => answers.last(key),
        ));
      note(request, question);
      doFor(request, key);
      if (forAnyone) {
        const answer = () =>
          !doing.has(key) && (code === null || shops.peek(code) === shop)
            ? answers.peek(key, stamps)
            : undefined;
        responses.keep(request, {
          route: request.routeOptions.url ?? name,
          noticed: seen !== undefined,
          answer,
        });
      }
      return await send(request, reply, stored);
    } catch (error) {
      answerError(error, request, reply, language);
      return reply;
    }
  };
};

/** A result, or while the database is away the one from before, when there is one. */
const orBefore = async <T>(asked: Promise<T>, before: () => T | undefined): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    const old = isDatabaseAway(error) ? before() : undefined;
    if (old === undefined) throw error;
    return old;
  }
};

const send = async (request: FastifyRequest, reply: FastifyReply, stored: StoredAnswer) => {
  void reply.headers(stored.headers);
  const form = formOf(request.headers, stored);
  if (form === 'none') return reply.code(304).send();
  if (form === 'plain') return reply.send(stored.bytes);
  const bytes = await stored.brotli();
  return reply.header('content-encoding', 'br').send(bytes);
};
