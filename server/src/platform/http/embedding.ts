import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request before everything else. True: it has been answered. */
export type Greet = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The headers that callers of the API send, and those they may read of an answer (shared/platform/src/api).
 */
const sent = 'code, content-type, idempotency-key, lang, token, x-idle, x-locale, x-shop';
const shown = 'content-disposition, x-server-time';
const askAgainAfterSeconds = 7200;

/**
 * Lets pages of the named sites call the API and read the registry, as a merchant's own site with the back
 * office does (EMBED_ORIGINS). A session is a header that the page itself adds and never a cookie, so that a
 * site gets nothing that was not entered there, and credentials stay forbidden.
 */
export const embedding = (origins: readonly string[]): Greet => {
  const allowed = new Set(origins);
  return ({ url = '', method, headers }, response) => {
    const { origin } = headers;
    if (origin === undefined || !allowed.has(origin) || !/^\/(api\/|registry(\?|$))/.test(url)) return false;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', shown);
    response.setHeader('vary', 'origin');
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    response.setHeader('access-control-allow-headers', sent);
    response.setHeader('access-control-max-age', String(askAgainAfterSeconds));
    response.writeHead(204).end();
    return true;
  };
};
