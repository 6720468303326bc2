import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Stage } from './fields.ts';
import { settingKey } from './mark.queries.ts';

/** The mark of a mall that has none: one with people may have processes of the version before, an empty one is sealed. */
export const markNew = async (db: Db, check: string): Promise<void> => {
  await sql`
    insert into settings (key, value) values (${settingKey}, jsonb_build_object('check', ${check}::text, 'since', now(),
      'stage', case when exists (select from users) then 'open' else 'sealed' end))
    on conflict (key) do nothing`.execute(db);
};

/** Moves a mall from one stage to the next; does nothing when another process was quicker. */
export const moveMark = async (db: Db, from: Stage, to: Stage): Promise<void> => {
  await sql`
    update settings set changed_at = now(),
      value = value || jsonb_build_object('stage', ${to}::text, 'since', clock_timestamp())
    where key = ${settingKey} and value->>'stage' = ${from}`.execute(db);
};
