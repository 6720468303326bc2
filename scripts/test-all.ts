import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { duration, showProgress } from './lib/progress.ts';
import { root } from './lib/root.ts';
import { stopAll } from './lib/run.ts';
import type { Daemon } from './services/daemon.ts';
import { Missing, needs, satisfy } from './services/needs.ts';
import { startPostgres } from './services/postgres.ts';
import { startRedis } from './services/redis.ts';
import { suites } from './suites/all.ts';
import { profileFile, slowest, type SuiteTime, writeProfile } from './suites/profile.ts';
import { quickSuites } from './suites/quick.ts';
import { nothingRan, type Result, type Services, type Suite, together } from './suites/suite.ts';

/**
 * `npm test` runs every suite, `npm test unit e2e` only those, `npm test quick` what a commit needs, `npm run
 * test:long` every suite with the numbers of a nightly run. The last line is only: `N passed, N failed`.
 */
const daemons: Daemon[] = [];
let stopping: Promise<void> | undefined;

const args = process.argv.slice(2);
if (args.includes('--long')) process.env.TEST_LONG = '1';
const asked = args.filter((arg) => arg !== '--long' && arg !== 'quick');
const unknown = asked.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `No suite is called ${unknown.join(', ')}. The suites: ${suites.map(({ name }) => name).join(', ')}; or quick.`,
  );
  process.exit(2);
}
const offered = args.includes('quick') ? quickSuites : suites;
const chosen = offered.filter(({ name }) => asked.length === 0 || asked.includes(name));

/** What Node compiles of the server once is read by the other processes of this run; dozens of them start it. */
const compiled = mkdtempSync(join(tmpdir(), 'furnimall-compiled-'));
process.env.NODE_COMPILE_CACHE ??= compiled;
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopAll();
    void stopDaemons().finally(() => process.exit(130));
  });
}

const total = await everything().finally(stopDaemons);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function everything(): Promise<Result> {
  try {
    const services = await startServices();
    const times: SuiteTime[] = [];
    for (const suite of chosen) times.push(await runSuite(suite, services));
    tellTimes(times);
    return together(times.map(({ result }) => result));
  } catch (error) {
    console.error(error instanceof Missing ? error.message : error);
    return { ...nothingRan(''), shown: '' };
  }
}

async function runSuite(suite: Suite, services: Services): Promise<SuiteTime> {
  const started = Date.now();
  const progress = showProgress(suite.name);
  const result = await suite
    .run(services, progress.step)
    .catch((error: unknown) => nothingRan(String(error)));
  progress.stop();
  const ms = Date.now() - started;
  const { passed, failed, skipped, shown } = result;
  if (failed > 0) console.log(`\n${shown.trimEnd()}\n`);
  const counted = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const verdict = failed === 0 ? '✓' : '✗';
  console.log(`${verdict} ${suite.name.padEnd(6)} ${suite.promises}: ${counted} (${duration(ms)})`);
  return { suite: suite.name, ms, result };
}

function tellTimes(times: readonly SuiteTime[]): void {
  const slow = slowest(times);
  if (slow.length === 0) return;
  writeProfile(times);
  console.log(`The slowest files; what each took stands in ${relative(root, profileFile)}:`);
  for (const line of slow) console.log(line);
}

/** Only services that the chosen suites use are searched and started. */
async function startServices(): Promise<Services> {
  const uses = (...names: string[]): boolean => chosen.some(({ name }) => names.includes(name));
  const wantsRedis = uses('unit', 'api', 'e2e');
  const wanted = [
    ...(uses('e2e') ? [needs.chromium] : []),
    ...(uses('api') ? [needs.postgres] : []),
    ...(wantsRedis ? [needs.redis] : []),
    ...(uses('unit') ? [needs.nginx] : []),
  ];
  await satisfy(wanted);
  return {
    chromium: process.env.CHROMIUM_PATH ?? needs.chromium.find() ?? '',
    databaseUrl: uses('api') ? await given('TEST_DATABASE_URL', needs.postgres.find(), startPostgres) : '',
    redisUrl: wantsRedis ? await given('TEST_REDIS_URL', needs.redis.find(), startRedis) : '',
  };
}

async function given(
  variable: string,
  program: string | undefined,
  start: (program: string) => Promise<Daemon & { url: string }>,
): Promise<string> {
  const address = process.env[variable];
  if (address || !program) return address ?? '';
  const daemon = await start(program);
  daemons.push(daemon);
  return daemon.url;
}

function stopDaemons(): Promise<void> {
  stopping ??= Promise.allSettled(daemons.map(({ stop }) => stop())).then(() => undefined);
  return stopping;
}
