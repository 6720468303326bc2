import { firstDataKey } from '@mall/contract/first-data';
import type { Language } from '@mall/contract/languages';
import type { Output } from '@mall/contract/operations';
import { endpoint, type OperationName } from '@mall/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { PageAsked } from '../composer/composer.ts';
import type { PageData } from '../composer/page-data.ts';
import { internalHeader } from '../http/internal.ts';
import { type FirstRead, firstReads } from './first-reads.ts';

/**
 * What the composer writes into a page: brand, meta tags and the page's first answers. They are asked of our own API as a
 * visitor would, so that access, prices, language and caching are the API's own. Nothing personal: no token is sent.
 */
export const createPageData =
  (app: FastifyInstance) =>
  async ({ pathname, query, reader }: PageAsked): Promise<PageData> => {
    const ask = asker(app, reader.language, reader.shopCode);
    const reads = firstReads(pathname, query);
    const [config, shop, ...answers] = await Promise.all([
      ask<Output<'config.get'>>('config.get', {}),
      reader.shopCode === undefined
        ? undefined
        : ask<Output<'shop.byCode'>>('shop.byCode', { code: reader.shopCode }),
      ...reads.map(({ operation, input }) => ask(operation, input)),
    ]);
    return {
      ...(config === null ? {} : { app: config }),
      ...(shop === undefined ? {} : { shop }),
      ...about(reads, answers),
      firstData: Object.fromEntries(
        reads.flatMap(({ operation, input }, index) => {
          const answer = answers[index];
          return answer === null || answer === undefined
            ? []
            : [
                [
                  firstDataKey(operation, input, {
                    language: reader.language,
                    code: reader.shopCode ?? null,
                  }),
                  answer,
                ],
              ];
        }),
      ),
    };
  };

/** Data of an operation, or null when it was refused. */
const asker =
  (app: FastifyInstance, language: Language, code: string | undefined) =>
  async <Data>(operation: OperationName, input: FirstRead['input']): Promise<Data | null> => {
    const { path } = endpoint(operation);
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))}`;
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const reply = await app.inject({
      url,
      query,
      headers: { ...internalHeader, 'x-locale': language, ...(code === undefined ? {} : { code }) },
    });
    const { code: answer, data } = reply.json<{ code: number; data: Data }>();
    return answer === 200 ? data : null;
  };

/** Title, description and picture of a product's page for search engines and shared links. */
const about = (reads: readonly FirstRead[], answers: readonly unknown[]): Partial<PageData> => {
  const index = reads.findIndex(({ operation }) => operation === 'product.detail');
  const product = answers[index];
  if (!isProduct(product)) return {};
  const text = product.detail.find((block) => block.type === 'text');
  return {
    title: product.name,
    description: text?.text ?? product.name,
    image: product.image,
    canonical: `/product?productId=${product.id}`,
  };
};

type Described = { id: string; name: string; image: string; detail: { type: string; text?: string }[] };

const isProduct = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'name' in value && 'image' in value && 'detail' in value;
