import type { Language } from '@mall/contract/core/languages';
import { endpoint, type OperationName } from '@mall/contract/core/wire';
import type { FastifyInstance } from 'fastify';
import { internalHeader } from '../../platform/http/internal.ts';

export type Question = {
  readonly operation: OperationName;
  readonly input: Readonly<Record<string, string | number | boolean>>;
};
/** `data` is null for everything but success. */
export type Answer = { readonly code: number; readonly data: unknown };
export type Ask = (question: Question) => Promise<Answer>;

/**
 * Calls our own API as a visitor in this language and shop, so that prices, language and cache are the API's
 * own. `ip` is the visitor's: shop codes that they try count for them.
 */
export const asker =
  (app: FastifyInstance, language: Language, shopCode: string | undefined, ip: string | undefined): Ask =>
  async ({ operation, input }) => {
    const { path } = endpoint(operation);
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))}`;
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const reply = await app.inject({
      url,
      query,
      ...(ip === undefined ? {} : { remoteAddress: ip }),
      headers: {
        ...internalHeader,
        'x-locale': language,
        ...(shopCode === undefined ? {} : { code: shopCode }),
      },
    });
    const { code, data } = reply.json<Answer>();
    return { code, data: code === 200 ? data : null };
  };
