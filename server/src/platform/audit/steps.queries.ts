import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';

export type StepRow = {
  readonly id: string;
  readonly at: Date;
  /** Empty for operators where a shop reads it: it sees what the mall decided, not who. */
  readonly by: string;
  readonly action: string;
  readonly reason: string | null;
  readonly fields: readonly string[];
};

/** The changes of one object that a seller edits, `<kind>:<id>`, the latest first. */
export const stepsOf = async (reader: Reader, object: string, withOperators: boolean): Promise<StepRow[]> => {
  const { rows } = await sql<StepRow>`
    select a.id, a.at, case when not ${withOperators}::boolean and exists (select from operators o where o.user_id = a.actor_id) then '' else coalesce(u.name, '') end as by, a.action,
      a.diff -> 'new' ->> 'reason' as reason,
      coalesce(a.diff -> 'fields', '[]') as fields
    from audit_log a left join users u on u.id = a.actor_id
    where a.object = ${object} order by a.at desc, a.id desc limit 20`.execute(reader);
  return rows;
};
