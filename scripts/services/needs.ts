import { installedChromium } from '@mall/smoke/chromium';
import { findProgram } from '@mall/smoke/find-program';
import { showProgress } from '../lib/progress.ts';
import { run } from '../lib/run.ts';
import { postgresFolders } from './postgres-folders.ts';

type Need = { name: string; debian: string; variable: string; gives: string; find: () => string | undefined };

/**
 * The programs that the tests need besides Node. A variable can name each; otherwise it is searched, and then
 * Debian installs it.
 */
export const needs = {
  chromium: {
    name: 'Chromium',
    debian: 'chromium-headless-shell',
    variable: 'CHROMIUM_PATH',
    gives: 'the path of its program',
    find: installedChromium,
  },
  postgres: {
    name: 'PostgreSQL 15 or newer',
    debian: 'postgresql',
    variable: 'TEST_DATABASE_URL',
    gives: 'the address of a server where tests may create databases',
    find: () => findProgram(['postgres'], postgresFolders()),
  },
  redis: {
    name: 'Redis or Valkey',
    debian: 'redis-server',
    variable: 'TEST_REDIS_URL',
    gives: 'the address of a server that tests may empty',
    find: () => findProgram(['redis-server', 'valkey-server']),
  },
  nginx: {
    name: 'nginx',
    debian: 'nginx-light',
    variable: 'NGINX_PATH',
    gives: 'the path of its program',
    find: () => findProgram(['nginx'], ['/usr/sbin']),
  },
} as const satisfies Record<string, Need>;

export class Missing extends Error {}

/**
 * Installs missing programs with apt, where that is possible. Throws `Missing` with the name of what is
 * missing and how to provide it.
 */
export async function satisfy(wanted: readonly Need[]): Promise<void> {
  const absent = wanted.filter(isAbsent);
  if (absent.length === 0) return;
  const canInstall = process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
  const said = canInstall ? await install(absent.map(({ debian }) => debian)) : '';
  const still = absent.filter(isAbsent);
  if (still.length === 0) return;
  const ways = still.map(
    ({ name, debian, variable, gives }) =>
      `${name} is missing: install it (Debian: apt-get install ${debian}), or set ${variable} to ${gives}.`,
  );
  throw new Missing([...ways, said].filter(Boolean).join('\n'));
}

const isAbsent = ({ variable, find }: Need): boolean => !process.env[variable] && find() === undefined;

/** Returns apt's output when it failed. */
async function install(packages: readonly string[]): Promise<string> {
  const progress = showProgress(`installing ${packages.join(', ')}`);
  const started = Date.now();
  // Without a run level Debian does not start the services it installs; the tests start their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const onLine = progress.step;
  const update = await run('apt-get', ['update'], { env, onLine });
  const outcome = await run('apt-get', ['-y', '--no-install-recommends', 'install', ...packages], {
    env,
    onLine,
  });
  progress.stop();
  if (outcome.code !== 0)
    return `apt-get could not install ${packages.join(', ')}:\n${update.output}${outcome.output}`;
  console.log(`✓ installed ${packages.join(', ')} (${Math.round((Date.now() - started) / 1000)} s)`);
  return '';
}
