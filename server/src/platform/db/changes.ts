import type { Kysely } from 'kysely';
import { wakeListeners } from './news.ts';
import type { Schema } from './schema.ts';

/**
 * Notifications of triggers about changes that are cached elsewhere: a session ended, or an owner, member of
 * staff, role or operator changed (migration 0002); pieces of a flash sale came back, or one began or ended
 * by hand (0037).
 */
export const channels = { people: 'mall_people', seckill: 'mall_seckill' } as const;
type Subject = keyof typeof channels;

const versions = new WeakMap<Kysely<Schema>, Record<Subject, number>>();

/**
 * Counts the notifications of a database; call the result with each channel received, and without one where
 * notifications may have been missed.
 */
export const countChanges = (db: Kysely<Schema>): ((channel?: string) => void) => {
  const counted = { people: 0, seckill: 0 };
  versions.set(db, counted);
  return (channel) => {
    if (channel !== channels.seckill) {
      counted.people += 1;
      wakeListeners(db); // what somebody listens for may no longer be theirs to hear
    }
    if (channel !== channels.people) counted.seckill += 1;
  };
};

/**
 * Differs from before when cached data about a subject may no longer be valid; undefined where nobody
 * listens.
 */
export const versionOf = (db: Kysely<Schema>, subject: Subject): number | undefined =>
  versions.get(db)?.[subject];
