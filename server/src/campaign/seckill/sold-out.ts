import type { Language } from '@mall/contract/core/languages';
import { hashToken, languageOf, normalCode } from '../../platform/http/context.ts';
import type { TurnAway } from '../../platform/http/response-cache.ts';
import { refused } from '../../platform/http/errors.ts';
import type { Admission } from './admission.ts';

/**
 * Answers sold out before the framework, to everybody whom the gate does not know: that is no secret, so no
 * session is looked up. A member who was let in may be asking again for their order, and is passed on.
 */
export const createSoldOut = (admission: Admission): TurnAway => {
  const words = new Map<Language, string>();
  const wordsIn = (language: Language): string => {
    const held = words.get(language) ?? JSON.stringify(refused('seckill.soldOut', language, null));
    words.set(language, held);
    return held;
  };
  return async (headers, body) => {
    const { activityId, skuId, ticket } = fieldsOf(body);
    if (activityId === '' || ticket) return null;
    const { token, code } = headers;
    const session = typeof token === 'string' ? hashToken(token.trim()) : null;
    return (await admission.turnsAway(
      { activityId, skuId, code: typeof code === 'string' ? normalCode(code) : null },
      session,
    ))
      ? wordsIn(languageOf({ headers }))
      : null;
  };
};

const fieldsOf = (body: string): { activityId: string; skuId: string; ticket: boolean } => {
  const nothing = { activityId: '', skuId: '', ticket: false };
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null) return nothing;
    const text = (name: string): string => {
      const value: unknown = Reflect.get(read, name);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    return { activityId: text('activityId'), skuId: text('skuId'), ticket: 'ticket' in read };
  } catch {
    return nothing; // the next handler reports what is wrong with it
  }
};
