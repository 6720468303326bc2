import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/open.ts';
import { median } from './load.ts';

/**
 * Milliseconds: the answer's median and minimum duration, and the core time of the database's process
 * (PGlite: its duration).
 */
export type Cost = { wall: number; least: number; cpu: number };

/** Medians of several rounds after some warm-up rounds. */
export const timed = async (
  backend: number | undefined,
  ask: () => Promise<unknown>,
  { warm = 6, rounds = 9 } = {},
): Promise<Cost> => {
  const costs: { wall: number; cpu: number }[] = [];
  for (let round = 0; round < warm + rounds; round += 1) {
    const [began, used] = [performance.now(), coreTime(backend)];
    await ask();
    const wall = performance.now() - began;
    if (round >= warm) costs.push({ wall, cpu: backend === undefined ? wall : coreTime(backend) - used });
  }
  const walls = costs.map(({ wall }) => wall);
  return { wall: median(walls), least: Math.min(...walls), cpu: median(costs.map(({ cpu }) => cpu)) };
};

/** Milliseconds that a process has run on a core. */
const coreTime = (pid: number | undefined): number =>
  pid === undefined ? 0 : Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;

/** The database process that serves a connection. */
export const backendOf = async (db: Db): Promise<number | undefined> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
