import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import { SettingError } from '../settings/settings.ts';
import { formerName, sessionName, sessionPrefix } from '../db/session-name.ts';
import type { Stage } from './fields.ts';

export const settingKey = 'sealedFields';

export type Mark = {
  /** A digest that only the right secret makes. */
  readonly check: string;
  readonly stage: Stage;
  /** Every process that lives has read the stage since it was written. */
  readonly known: boolean;
};

/** How often a process reads the stage, and how long after it has changed all are taken to know it. */
export const lookMs = 1000;
const knownAfter = '5 seconds';

export const markOf = async (reader: Reader): Promise<Mark> => {
  const { rows } = await sql<Mark>`
    select value->>'check' as check, value->>'stage' as stage,
      clock_timestamp() - (value->>'since')::timestamptz > ${knownAfter}::interval as known
    from settings where key = ${settingKey}`.execute(reader);
  const [mark] = rows;
  if (mark === undefined) throw new SettingError('This mall has not been started yet with its MALL_SECRET.');
  return mark;
};

type Others = {
  /** Connections of processes of the version before. Each keeps one open as long as it lives. */
  readonly former: number;
  /** Connections of other processes of this version. */
  readonly present: number;
};

/** Who else works on this database of PostgreSQL. */
export const othersOn = async (reader: Reader, url: string): Promise<Others> => {
  const { rows } = await sql<Others>`
    select count(*) filter (where application_name = ${formerName(url)})::int as former,
      count(*) filter (where application_name like ${`${sessionPrefix}%`} and application_name <> ${sessionName})::int
        as present
    from pg_stat_activity where datname = current_database() and usesysid is not null`.execute(reader);
  return rows[0] ?? { former: 0, present: 0 };
};
