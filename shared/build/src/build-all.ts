import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { house, remoteRooms } from './rooms.ts';
import { contentVersion, shellDigest } from './version.ts';

type Task = { label: string; room: string; version?: string; isDone: () => boolean; done: () => void };

/**
 * Builds whatever changed since the last time, two packages at a time; only the named ones, if any are named.
 * `adopt` of @mall/publish then makes a mall of it.
 */
export const buildAll = async (only: readonly string[] = []): Promise<void> => {
  const startedAt = performance.now();
  const all = [shellTask(), ...remoteRooms().map(remoteTask)];
  const open = all.filter((task) => !task.isDone() && (only.length === 0 || only.includes(task.label)));
  const failed = (await Promise.all([work(open), work(open)])).flat();
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}`);
  console.log(`Built in ${seconds(startedAt)}`);
};

/** Returns the packages that failed to build; the others are built all the same. */
const work = async (open: Task[]): Promise<string[]> => {
  const failed: string[] = [];
  for (let task = open.shift(); task !== undefined; task = open.shift()) {
    const startedAt = performance.now();
    const built = await buildRoom(task);
    if (built) task.done();
    else failed.push(task.label);
    console.log(`  ${task.label.padEnd(14)} ${seconds(startedAt)}${built ? '' : '  failed'}`);
  }
  return failed;
};

const buildRoom = ({ room, version }: Task): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...(version === undefined ? {} : { MALL_REMOTE_VERSION: version }) };
    const script = path.join(import.meta.dirname, 'build-room.ts');
    const child = spawn(process.execPath, [script, room], { stdio: 'inherit', env });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });

const shellTask = (): Task => {
  const room = path.join(house, 'shell');
  const stamp = path.join(house, '.cache/build/shell');
  const digest = shellDigest();
  return {
    label: 'shell',
    room,
    isDone: () =>
      existsSync(path.join(room, 'dist/host/assets.json')) &&
      existsSync(stamp) &&
      readFileSync(stamp, 'utf8') === digest,
    done: () => {
      mkdirSync(path.dirname(stamp), { recursive: true });
      writeFileSync(stamp, digest);
    },
  };
};

const remoteTask = (room: string): Task => {
  const version = contentVersion(room);
  const folder = path.join(room, 'dist', version);
  const mark = path.join(folder, 'complete');
  return {
    label: path.basename(room),
    room,
    version,
    isDone: () => existsSync(mark),
    done: () => {
      writeFileSync(mark, '');
      forgetOld(path.dirname(folder), version);
    },
  };
};

/** Older versions are in the store, where open pages and a rollback find their files. */
const forgetOld = (dist: string, current: string): void => {
  for (const version of readdirSync(dist))
    if (version !== current) rmSync(path.join(dist, version), { recursive: true });
};

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

if (import.meta.main) await buildAll(process.argv.slice(2));
