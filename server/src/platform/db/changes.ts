import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * What triggers say of changes that are remembered elsewhere: a sign-in ended, or an owner, member of staff, role or operator
 * changed (migration 0002); pieces of a flash sale came back, or one began or ended by hand (0037).
 */
export const channels = { people: 'mall_people', seckill: 'mall_seckill' } as const;
type Subject = keyof typeof channels;

const versions = new WeakMap<Kysely<Schema>, Record<Subject, number>>();

/** Counts for a database that is listened to; call the answer with each channel heard, and without where words may have been missed. */
export const countChanges = (db: Kysely<Schema>): ((channel?: string) => void) => {
  const counted = { people: 0, seckill: 0 };
  versions.set(db, counted);
  return (channel) => {
    if (channel !== channels.seckill) counted.people += 1;
    if (channel !== channels.people) counted.seckill += 1;
  };
};

/** Another number than before when what is known of a subject may no longer hold; undefined where nobody listens. */
export const versionOf = (db: Kysely<Schema>, subject: Subject): number | undefined =>
  versions.get(db)?.[subject];
