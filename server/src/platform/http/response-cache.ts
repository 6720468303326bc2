import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { formOf, type StoredAnswer } from './answers.ts';
import { everyHeader } from './headers.ts';
import type { Greet } from './embedding.ts';
import type { Observe } from '../metrics/metrics.ts';
import type { Limits } from './rate-limits.ts';

/** A public answer under its literal request. */
export type Ready = {
  /** The address of its route, for the metrics. */
  route: string;
  /** Undefined as soon as its data may have changed. */
  answer: () => StoredAnswer | undefined;
  /** Whether the route also needs the member who looks: a request with a token is then passed on. */
  noticed: boolean;
};

/** The immediate answer to a write, by its headers and its body: an envelope as text. Null passes it on. */
export type TurnAway = (headers: IncomingHttpHeaders, body: string) => Promise<string | null>;

type Wiring = {
  limits: Pick<Limits, 'take'>;
  /** The address whose rate a request counts against. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether an address may try no more shop codes: what it asks with one goes on to Fastify. */
  isClosed?: (ip: string) => boolean;
  observe?: Observe | undefined;
  /** Handles every request first. */
  greet?: Greet;
};
type Timeouts = Pick<ServerOptions, 'requestTimeout' | 'keepAliveTimeout'>;
type Asked = { url: string; headers: IncomingHttpHeaders };

const mostKept = 5000;
const longestAsked = 400;
const mostAsText = 4096;

/**
 * Sends cached public answers before the framework sees the request (docs/decisions/013). It holds only
 * requests that came before with the same literal text, shop and language; all else goes on to Fastify. Holds
 * no bytes.
 */
export const createResponseCache = ({
  limits,
  addressOf,
  isClosed = () => false,
  observe,
  greet,
}: Wiring) => {
  const kept = new Map<string, Ready>();
  const turning = new Map<string, TurnAway>();
  let open = true;

  /** What can be sent at once: nothing that may have changed, and nothing that must still be compressed. */
  const find = (request: IncomingMessage) => {
    const { url = '', method, headers } = request;
    if (!open || method !== 'GET') return undefined;
    if (headers['code'] !== undefined && isClosed(addressOf(request))) return undefined;
    const ready = kept.get(wordsOf({ url, headers }));
    if (ready === undefined || (ready.noticed && headers['token'] !== undefined)) return undefined;
    const answer = ready.answer();
    if (answer === undefined) return undefined;
    const form = formOf(headers, answer);
    const bytes = form === 'brotli' ? answer.compressed() : answer.bytes;
    return bytes && { route: ready.route, answer, form, bytes };
  };

  const give = (response: ServerResponse, { answer, form, bytes }: Found): void => {
    if (form === 'none') return void response.writeHead(304, { ...answer.headers, ...everyHeader() }).end();
    const headers = {
      ...answer.headers,
      ...(form === 'brotli' ? { 'content-encoding': 'br' } : {}),
      ...everyHeader(),
      'content-length': String(bytes.length),
    };
    response.writeHead(200, headers);
    // Node sends a text together with the headers in one write, and a buffer in a second one.
    if (bytes.length <= mostAsText) response.end(bytes.toString('latin1'), 'latin1');
    else response.end(bytes);
  };
  type Found = NonNullable<ReturnType<typeof find>>;

  /**
   * Whether the answer to a write is known before it is parsed; its body is put back for the next handler.
   */
  const turnedAway = (request: IncomingMessage, response: ServerResponse, further: () => void): boolean => {
    const { url = '', method, headers } = request;
    const [path = ''] = url.split('?', 1);
    const turn = open && method === 'POST' ? turning.get(path) : undefined;
    const length = Number(headers['content-length']);
    if (turn === undefined || !(length > 0 && length <= mostAsText)) return false;
    const begun = performance.now();
    wholeBody(request, length, (body) => {
      const letIn = (): void => {
        request.unshift(body);
        further();
      };
      const sendAway = (words: string): void => {
        response.writeHead(200, {
          ...refusalHeaders,
          ...everyHeader(),
          'content-length': Buffer.byteLength(words),
        });
        response.end(words);
        observe?.('POST', path, 200, (performance.now() - begun) / 1000);
      };
      turn(headers, body.toString()).then((words) => {
        if (words === null) letIn();
        else limits.take('all', addressOf(request)).then(() => sendAway(words), letIn);
      }, letIn);
    });
    return true;
  };

  return {
    /** Fastify's server, with the response cache before its handler. */
    server: (further: RequestListener, { requestTimeout = 0, keepAliveTimeout = 0 }: Timeouts): Server =>
      createServer({ ...timeouts(requestTimeout), keepAliveTimeout }, (request, response) => {
        if (greet?.(request, response)) return;
        const found = find(request);
        if (found === undefined) {
          const goOn = () => further(request, response);
          return turnedAway(request, response, goOn) ? undefined : goOn();
        }
        const begun = performance.now();
        limits.take('all', addressOf(request)).then(
          () => {
            give(response, found);
            observe?.('GET', found.route, response.statusCode, (performance.now() - begun) / 1000);
          },
          // Fastify makes all refusals, in the shopper's language.
          () => further(request, response),
        );
      }),
    keep: (asked: Asked, ready: Ready): void => {
      const words = wordsOf(asked);
      if (words.length > longestAsked) return;
      if (kept.size >= mostKept) kept.clear();
      kept.set(words, ready);
    },
    /** Calls `turn` before each write to an address. */
    turnAway: (url: string, turn: TurnAway): void => void turning.set(url, turn),
    /** From now on everything goes to Fastify, which can close cleanly. */
    close: (): void => void (open = false),
  };
};

/** Node looks for requests that are too slow every half minute, unless it is told to. */
const timeouts = (requestTimeout: number) => ({
  requestTimeout,
  headersTimeout: requestTimeout,
  connectionsCheckingInterval: Math.max(100, requestTimeout / 30),
});

const refusalHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Calls back as soon as a body of a known length is complete, with the stream paused before its end: Fastify
 * resumes it.
 */
const wholeBody = (request: IncomingMessage, length: number, then: (body: Buffer) => void): void => {
  const parts: Buffer[] = [];
  let got = 0;
  const take = (part: Buffer): void => {
    parts.push(part);
    got += part.length;
    if (got < length) return;
    request.off('data', take).pause();
    then(Buffer.concat(parts));
  };
  request.on('data', take);
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * All that a public answer depends on, as it was sent; neither addresses nor headers can contain a new line.
 */
const wordsOf = ({ url, headers }: Asked): string =>
  [url, headers['code'], headers['x-locale'], headers['lang']].join('\n');
