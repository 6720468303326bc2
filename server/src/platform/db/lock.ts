import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from './error-code.ts';

/** The data folder is in use by another process: opening it twice would silently lose one side's writes. */
export class DataDirInUse extends Error {}

/**
 * Takes the folder for this process. A lock left by a dead process is taken over. Returns the release
 * function. Throws DataDirInUse with the other's process id.
 */
export const lockDataDir = (dir: string): (() => void) => {
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'mall.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const holder = readHolder(file);
      if (holder !== null && isAlive(holder)) {
        throw new DataDirInUse(
          `The data folder ${dir} is in use by process ${holder.pid}. Stop it, or set another DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new DataDirInUse(`The data folder ${dir} could not be locked.`);
};

type Holder = { pid: number; started: string };

const readHolder = (file: string): Holder | null => {
  try {
    const held: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof held !== 'object' || held === null || !('pid' in held) || typeof held.pid !== 'number')
      return null;
    return {
      pid: held.pid,
      started: 'started' in held && typeof held.started === 'string' ? held.started : '',
    };
  } catch {
    return null;
  }
};

const isAlive = ({ pid, started }: Holder): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return started === '' || startOf(pid) === '' || startOf(pid) === started;
};

/**
 * When a process started, in clock ticks since boot, so that a re-used process id is not mistaken for the
 * holder. '' where unknown.
 */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};
