import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib/root.ts';

/**
 * A folder with this bootstrap in which everything is installed and built; its mall writes its pid into a
 * file.
 */
const home = mkdtempSync(join(tmpdir(), 'furnimall-npm-'));
/** Each npm leads a group, so that nothing of it outlives a failing test. */
const started: number[] = [];
const pidFile = join(home, 'mall.pid');
const leftFile = join(home, 'mall.left');
const portFile = join(home, 'mall.port');
const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), text);
};

beforeAll(() => {
  copyFileSync(join(root, 'bootstrap.mjs'), join(home, 'bootstrap.mjs'));
  const devEngines = { runtime: { name: 'node', version: process.versions.node } };
  put(
    'package.json',
    JSON.stringify({
      private: true,
      type: 'module',
      devEngines,
      scripts: { start: 'node bootstrap.mjs start' },
    }),
  );
  put('pnpm-lock.yaml', '');
  put('node_modules/.installed-lockfile', `${createHash('sha256').update('').digest('hex')} tools`);
  put('shared/build/src/build-all.ts', '');
  put('shared/publish/src/cli.ts', '');
  put(
    'server/src/main.ts',
    `import { writeFileSync } from 'node:fs';
    process.once('SIGTERM', () => {
      writeFileSync(${JSON.stringify(leftFile)}, 'in peace');
      process.exit(0);
    });
    setInterval(() => {}, 1000);
    writeFileSync(${JSON.stringify(portFile)}, String(process.env.PORT));
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));`,
  );
});
afterAll(() => {
  for (const group of started) if (isAlive(-group)) process.kill(-group, 'SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const until = async (holds: () => boolean): Promise<void> => {
  for (let look = 0; !holds() && look < 600; look += 1) await sleep(50);
  expect(holds()).toBe(true);
};

it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'the mall ends when its npm is ended by %s',
  async (signal) => {
    for (const file of [pidFile, leftFile]) rmSync(file, { force: true });
    const npm = spawn('npm', ['start'], { cwd: home, stdio: 'ignore', detached: true });
    if (npm.pid !== undefined) started.push(npm.pid);
    await until(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '');
    const mall = Number(readFileSync(pidFile, 'utf8'));
    expect(isAlive(mall)).toBe(true);
    npm.kill(signal);
    await until(() => !isAlive(mall));
    expect(readFileSync(leftFile, 'utf8')).toBe('in peace');
  },
  90_000,
);

it.each([
  ['a file .env', {}, '8097'],
  ['the environment, which counts more', { PORT: '8098' }, '8098'],
])(
  'the mall has the settings of %s',
  async (_whose, own, port) => {
    put('.env', 'PORT=8097\n');
    rmSync(portFile, { force: true });
    const { PORT: _none, ...env } = process.env;
    const npm = spawn('npm', ['start'], {
      cwd: home,
      stdio: 'ignore',
      detached: true,
      env: { ...env, ...own },
    });
    if (npm.pid !== undefined) started.push(npm.pid);
    await until(() => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '');
    expect(readFileSync(portFile, 'utf8')).toBe(port);
  },
  90_000,
);
