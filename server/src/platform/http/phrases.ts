import type { Language } from '@mall/contract/core/languages';
import type { RefusalKey } from '@mall/contract/core/refusals';
import { accountWords } from './refusal-words/account.ts';
import { boostWords } from './refusal-words/boost.ts';
import { designWords } from './refusal-words/design.ts';
import { goodsWords } from './refusal-words/goods.ts';
import { packageWords } from './refusal-words/package.ts';
import { memberWords } from './refusal-words/member.ts';
import { orderWords } from './refusal-words/order.ts';
import { promoterWords } from './refusal-words/promoter.ts';
import { promotionWords } from './refusal-words/promotion.ts';
import { requestWords } from './refusal-words/request.ts';
import { shopWords } from './refusal-words/shop.ts';
import type { Words } from './refusal-words/words.ts';

/** What the mall says for every refusal (spec §8 where it gives the words). `{name}` is filled from the refusal's detail. */
export const refusalWords: Record<RefusalKey, Words> = {
  ...requestWords,
  ...designWords,
  ...goodsWords,
  ...packageWords,
  ...memberWords,
  ...accountWords,
  ...shopWords,
  ...orderWords,
  ...promotionWords,
  ...boostWords,
  ...promoterWords,
};

/** The sentence for a reader; `{name}` of the words is taken from `detail`. */
export const refusalText = (key: RefusalKey, language: Language, detail: unknown): string =>
  refusalWords[key][language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
