import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

type Counts = { id: string; launches: number; reached: number };
/** How many times each activity was launched, and reached its goal. */
export const countsOf = async (reader: Reader, ids: readonly string[]): Promise<Map<string, Counts>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Counts>`
    select activity_id as id, count(*)::int as launches, count(reached_at)::int as reached from boost_launches
    where activity_id in (${sql.join([...ids])}) group by activity_id`.execute(reader);
  return new Map(rows.map((row) => [row.id, row]));
};

type Places = { id: string; devices: number; addresses: number };
/** The number of devices and addresses from which friends have helped each launch. */
export const placesOf = async (reader: Reader, ids: readonly string[]): Promise<Map<string, Places>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Places>`
    select launch_id as id, count(distinct device)::int as devices, count(distinct address)::int as addresses
      from boost_helps
    where launch_id in (${sql.join([...ids])}) group by launch_id`.execute(reader);
  return new Map(rows.map((row) => [row.id, row]));
};
