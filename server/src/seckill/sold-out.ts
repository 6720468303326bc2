import type { Language } from '@mall/contract/languages';
import type { TurnAway } from '../http/door.ts';
import { refused } from '../http/errors.ts';
import { hashToken, languageOf } from '../http/context.ts';
import type { Member } from '../http/caller.ts';
import type { Admission } from './admission.ts';

/** Who has come past the gate of an activity, or stands before it. */
type Known = {
  readonly users: Set<string>;
  readonly sessions: Set<string>;
  /** The list of buyers that was seen to hold none but `users`. */
  covered: readonly string[] | null;
};

/**
 * Says sold out at the door, to everybody whom the gate does not know: that is no secret, so nobody is asked who he is.
 * Whoever was let in by this process may be asking again for his order, and goes further in; while there are buyers whom
 * it has not seen, all do.
 */
export const createSoldOut = (admission: Admission, isFull: (activityId: string) => boolean) => {
  const known = new Map<string, Known>();
  const knownOf = (activityId: string): Known => {
    const held = known.get(activityId) ?? { users: new Set(), sessions: new Set(), covered: null };
    known.set(activityId, held);
    return held;
  };
  const words = new Map<Language, string>();
  const wordsIn = (language: Language): string => {
    const held = words.get(language) ?? JSON.stringify(refused('seckill.soldOut', language, null));
    words.set(language, held);
    return held;
  };

  const turnAway: TurnAway = (headers, body) => {
    const { activityId, skuId, ticket } = fieldsOf(body);
    if (activityId === '' || ticket) return null;
    const sale = admission.surely(activityId);
    if (sale === null || String(sale.sku_id) !== skuId || !isFull(activityId)) return null;
    const those = knownOf(activityId);
    if (those.covered !== sale.buyers) {
      if (!sale.buyers.every((buyer) => those.users.has(buyer))) return null;
      those.covered = sale.buyers;
    }
    const { token } = headers;
    if (typeof token === 'string' && those.sessions.has(hashToken(token.trim()))) return null;
    return wordsIn(languageOf({ headers }));
  };

  return {
    turnAway,
    /** He was let in, or has a place: he is never turned away at the door. */
    remember: (activityId: string, { memberId, tokenHash }: Member): void => {
      const held = knownOf(activityId);
      held.users.add(memberId);
      if (tokenHash !== null) held.sessions.add(tokenHash);
    },
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
    return nothing; // further in it is told what is wrong with it
  }
};
