import type { Db } from './open.ts';

/** What the triggers of migration 0002 say when a sign-in ended, or an owner, member of staff, role or operator changed. */
export const peopleChannel = 'mall_people';

const versions = new WeakMap<Db, { version: number }>();

/** Counts for a database that is listened to; call the answer on each word heard, and when words may have been missed. */
export const countPeopleChanges = (db: Db): (() => void) => {
  const counted = { version: 0 };
  versions.set(db, counted);
  return () => {
    counted.version += 1;
  };
};

/** Another number than before when what is known of people may no longer hold; undefined where nobody listens. */
export const peopleVersion = (db: Db): number | undefined => versions.get(db)?.version;
