import { firstDataKey } from '@mall/contract/core/first-data';
import { languages } from '@mall/contract/core/languages';
import { operations, type Output } from '@mall/contract/operations';
import { redirects } from '@mall/contract/core/redirects';
import { refusals } from '@mall/contract/core/refusals';
import type { OperationName } from '@mall/contract/core/wire';
import type { FastifyInstance } from 'fastify';
import type { PageAsked } from '../composer/composer.ts';
import type { Head, PageData } from '../composer/page-data.ts';
import { addressIn, alternatesOf, pathOf } from './addresses.ts';
import { type Answer, type Ask, asker, type Question } from './ask.ts';
import { firstReads } from './first-reads.ts';
import { publicPages } from './heads.ts';

type Answered = { readonly question: Question; readonly answer: Answer };

/**
 * The data that the composer writes into a page: brand, head and the page's first answers. They come from our
 * own API; no token is sent. The head describes a product as its public card does, while the first answers
 * hold only what this visitor may see (docs/decisions/020-heads.md).
 */
export const createPageData =
  (app: FastifyInstance, origin: string) =>
  async ({ pathname, query, reader, ip }: PageAsked): Promise<PageData> => {
    const path = redirects[pathname] ?? pathname;
    const ask = asker(app, reader.language, reader.shopCode, ip);
    const page = publicPages[path];
    const thing = page?.thing?.(query);
    const reads = firstReads(path, query);
    const answers = await askAll(ask, [
      { operation: 'config.get', input: {} },
      ...(reader.shopCode === undefined ? [] : [shopOf(reader.shopCode)]),
      ...reads,
      ...(thing ? [thing] : []),
      ...(page?.reads?.(query) ?? []),
    ]);
    const get = <Name extends OperationName>(name: Name) =>
      (answers.find(({ question }) => question.operation === name)?.answer.data ??
        null) as Output<Name> | null; // the answer of this very operation
    const config = get('config.get');
    const shop = get('shop.byCode');

    const place = { origin, shopCode: shop?.code, offered: config?.languages ?? languages };
    const own = pathOf(path, query, page?.keeps ?? []);
    const at = (to: string): string => addressIn(place, to, reader.language);
    const known = { language: reader.language, config, shop, get, at, address: at(own) };
    const indexed: Head =
      page === undefined ? {} : { canonical: at(own), alternates: alternatesOf(place, own) };
    const isMissing = thing === null || (thing !== undefined && isRefused(answers, thing));
    return {
      ...(config === null ? {} : withAnnouncement(config)),
      ...(reader.shopCode === undefined ? {} : { shop }),
      ...(isMissing ? { isMissing } : { ...indexed, ...page?.head?.(known, query) }),
      firstData: Object.fromEntries(
        answers
          .filter(({ question, answer }) => reads.includes(question) && answer.data !== null)
          .filter(({ question }) => shop !== null || operations[question.operation].access === 'visitor')
          .map(({ question: { operation, input }, answer }) => [
            firstDataKey(operation, input, { language: reader.language, code: reader.shopCode ?? null }),
            answer.data,
          ]),
      ),
    };
  };

/** The announcement is drawn into the page, and so it need not stand in its data. */
const withAnnouncement = ({ announcement, ...app }: Output<'config.get'>): PageData => ({
  app,
  ...(announcement && { announcement }),
});

const shopOf = (code: string): Question => ({ operation: 'shop.byCode', input: { code } });

/** The same request is sent once. */
const askAll = (ask: Ask, questions: readonly Question[]): Promise<Answered[]> => {
  const once = new Map<string, Question>();
  for (const question of questions) {
    const words = JSON.stringify(question);
    if (!once.has(words)) once.set(words, question);
  }
  return Promise.all([...once.values()].map(async (question) => ({ question, answer: await ask(question) })));
};

/** Only a missing object makes a page missing; a mall that is too busy to answer does not. */
const isRefused = (answers: readonly Answered[], thing: Question): boolean =>
  answers.some(
    ({ question, answer }) => question.operation === thing.operation && answer.code === refusals.missing.code,
  );
