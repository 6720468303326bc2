// The one door to every command: brings Node and pnpm in the versions of package.json, installs what the lockfile says,
// then runs the command under them. It needs nothing but Node 20 and npm, and may therefore use no package and no TypeScript.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const toolchain = join(root, '.toolchain');
const { devEngines, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Node and pnpm in the versions that the project names, in the fields which other tools read as well. */
const wanted = Object.fromEntries(
  [`node@${devEngines.runtime.version}`, packageManager].filter(Boolean).map((named) => named.split('@')),
);
const windows = process.platform === 'win32';

/** Settings of this machine, which nobody commits; what the environment says itself counts more. */
const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];

/**
 * What each command runs under our Node, one after the other. Arguments of the command go to the last one.
 * Node takes up to 130 MB for what is new and short-lived; 16 MB are enough for the mall.
 */
const commands = {
  start: [
    ['build', ['shared/build/src/build-all.ts']],
    ['registry', ['shared/publish/src/cli.ts', 'adopt', '--here']],
    ['mall', [...envFile, '--max-semi-space-size=8', 'server/src/main.ts']],
  ],
  build: [
    ['build', ['shared/build/src/build-all.ts']],
    ['registry', ['shared/publish/src/cli.ts', 'adopt', '--here']],
  ],
  remote: [['remote', ['shared/publish/src/cli.ts']]],
  publisher: [['publisher', [...envFile, 'server/src/publisher/main.ts']]],
  pack: [['pack', ['scripts/pack.ts']]],
  'create-remote': [['create-remote', ['scripts/create-remote.ts']]],
  test: [['test', ['scripts/test-all.ts']]],
  'test:long': [['test:long', ['scripts/test-all.ts', '--long']]],
  papers: [['papers', ['scripts/papers.ts']]],
  verify: [['verify', ['scripts/verify.ts']]],
  dev: [['dev', ['shared/build/src/dev.ts']]],
  demo: [['demo', [...envFile, 'server/src/demo/main.ts']]],
  operator: [['operator', [...envFile, 'server/src/operator/main.ts']]],
  audit: [['audit', [...envFile, 'server/src/operator/audit-main.ts']]],
  migrate: [['migrate', [...envFile, 'server/src/operator/migrate-main.ts']]],
  'own-site': [['own-site', ['examples/own-site/serve.ts']]],
  format: [['format', ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.']]],
  lint: [['lint', ['scripts/verify.ts', 'lint']]],
  typecheck: [['typecheck', ['scripts/verify.ts', 'types']]],
};

/** Commands for which the packages that build and run the mall are enough, without those that check it. */
const needNoTools = ['start', 'build', 'demo', 'operator', 'audit', 'migrate', 'own-site'];
const withoutTools = [
  '--prod',
  ...['e2e', 'bench', 'testing', 'smoke'].flatMap((room) => ['--filter', `!@mall/${room}`]),
];

class Halt extends Error {}

const starters = findStarters();

try {
  process.exitCode = await main(process.argv[2] ?? 'start', process.argv.slice(3));
} catch (error) {
  if (!(error instanceof Halt)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

async function main(command, args) {
  const steps = commands[command];
  if (!steps)
    throw new Halt(`There is no command "${command}". The commands: ${Object.keys(commands).join(', ')}.`);
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    throw new Halt(`Node ${process.versions.node} is too old to start with: install Node 20 or newer.`);

  const env = await readyTools();
  await installPackages(env, !needNoTools.includes(command));
  for (const [at, [label, program]] of steps.entries()) {
    const last = at === steps.length - 1;
    const code = await runUnderNode(label, [...program, ...(last ? args : [])], env, last);
    if (code !== 0) return code;
  }
  return 0;
}

/** Our Node and pnpm, found in PATH or brought into .toolchain. Returns the environment in which they come first. */
async function readyTools() {
  const own = environment(dirname(process.execPath));
  if (await isWanted(own)) return own;
  const env = environment(join(toolchain, 'node_modules', '.bin'));
  if (existsSync(toolchain) && (await isWanted(env))) return env;

  const packages = Object.entries(wanted).map(([name, version]) => `${name}@${version}`);
  mkdirSync(toolchain, { recursive: true });
  // npm lets only named packages run their install script, and reads the names from a package.json alone.
  const allowScripts = Object.fromEntries(packages.map((name) => [name, true]));
  writeFileSync(join(toolchain, 'package.json'), JSON.stringify({ private: true, allowScripts }, null, 2));
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...packages];
  await step(
    `toolchain: ${packages.join(', ')}`,
    'npm',
    args,
    { cwd: toolchain, env: process.env },
    (output, code) => {
      if (code === 127) return 'npm was not found: install Node 20 or newer together with npm.';
      return unreachable(output) ?? `npm could not install ${packages.join(' and ')}: its message is above.`;
    },
  );
  // node/bin/node is a link to the same file; beside it are 67 MB of headers, for compilers.
  rmSync(join(toolchain, 'node_modules/node/node_modules'), { recursive: true, force: true });
  if (await isWanted(env)) return env;
  throw new Halt(
    `${packages.join(' and ')} were installed but do not answer: delete .toolchain and try again.`,
  );
}

/** Installs what the lockfile says, unless that was installed last. Tools that were there once stay there. */
async function installPackages(env, tools) {
  const stamp = join(root, 'node_modules', '.installed-lockfile');
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const [installed, hasTools] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (installed === lockfile && (hasTools || !tools)) return;
  const all = tools || hasTools;
  const args = ['install', '--frozen-lockfile', ...(all ? [] : withoutTools)];
  // CI: pnpm asks no questions.
  const options = { cwd: root, env: { ...env, CI: '1' } };
  const label = all ? 'packages of the lockfile' : 'packages of the lockfile, without tools';
  await step(label, 'pnpm', args, options, (output) => {
    if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(output)) {
      return 'pnpm-lock.yaml does not fit the package.json files: run `pnpm install --no-frozen-lockfile` and commit it.';
    }
    return unreachable(output) ?? 'pnpm could not install the packages: its message is above.';
  });
  writeFileSync(stamp, all ? `${lockfile} tools` : lockfile);
}

function unreachable(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|fetch failed|network/i.test(
      output,
    )
  ) {
    return 'The package registry could not be reached: check the network, or the registry and proxy in your npm settings, and try again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: about 1 GB must be free.';
  return undefined;
}

/** npm's own variables would change what pnpm does; where the registry is and how to reach it must stay. */
function environment(bin) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?!config_(registry|userconfig|cafile|.*proxy))/i.test(name),
  );
  const env = Object.fromEntries(kept);
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [pathName]: [bin, env[pathName]].filter(Boolean).join(delimiter) };
}

async function isWanted(env) {
  const found = await Promise.all(
    Object.keys(wanted).map((name) => quiet(name, ['--version'], { cwd: root, env })),
  );
  return Object.values(wanted).every((version, at) => found[at].output.trim().replace(/^v/, '') === version);
}

/** Runs a program whose words matter only when it fails; shows meanwhile that it works. */
async function step(label, program, args, options, explain) {
  const started = Date.now();
  const stop = showProgress(label, started);
  const { code, output } = await quiet(program, args, options);
  stop();
  if (code !== 0) {
    console.error(output.trimEnd());
    throw new Halt(explain(output, code));
  }
  console.error(`✓ ${label} (${seconds(started)} s)`);
}

function quiet(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, shell: windows, stdio: ['ignore', 'pipe', 'pipe'] });
    const release = passSignals(child);
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => {
      release();
      resolve({ code: error.code === 'ENOENT' ? 127 : 1, output: output + error.message });
    });
    child.on('close', (code, signal) => {
      release();
      if (signal) process.exit(128 + constants.signals[signal]);
      resolve({ code, output });
    });
  });
}

/** Runs a program of ours with this terminal. Its exit code is ours; when a signal ended it, 128 and the signal's number. */
function runUnderNode(label, program, env, last) {
  const file = program.find((word) => !word.startsWith('-'));
  if (!existsSync(join(root, file))) throw new Halt(`${file} is missing: the working tree is not complete.`);
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn('node', program, { cwd: root, env, stdio: 'inherit', shell: false });
    const release = passSignals(child);
    child.on('error', (error) => reject(new Halt(`${label} could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      release();
      if (code === 0 && !last) console.error(`✓ ${label} (${seconds(started)} s)`);
      resolve(signal ? 128 + constants.signals[signal] : code);
    });
  });
}

/** Ctrl-C, a stop from outside and the end of npm go to the program, which ends as it sees fit; we end after it. */
function passSignals(child) {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const pass = (name) => {
    // A terminal sends Ctrl-C to the whole group: the program has it already.
    if (name === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(name);
  };
  for (const name of names) process.on(name, pass);
  const watch = setInterval(() => {
    if (!isDeserted()) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 300);
  return () => {
    clearInterval(watch);
    for (const name of names) process.off(name, pass);
  };
}

/**
 * Who must live for us to go on: npm, and the shell that it runs us in, which passes no signal on. Nobody, where somebody else
 * started us.
 */
function findStarters() {
  if (process.env.npm_lifecycle_event === undefined) return [];
  const parent = processOf(process.ppid);
  const inShell = /^(sh|bash|dash|ash|zsh|busybox)$/.test(parent?.name ?? '');
  return inShell ? [process.ppid, parent.parent] : [process.ppid];
}

/** Whether npm has ended: an orphan belongs to another process, and a shell in between may outlive it. */
function isDeserted() {
  if (starters.length === 0) return false;
  return process.ppid !== starters[0] || !starters.every(isAlive);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Name and parent of a process; undefined where the system does not tell. */
function processOf(pid) {
  try {
    const told =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^\d+ \((.*)\) \S (\d+) [^]*/, '$2 $1')
        : execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, name] = /^\s*(\d+)\s+(?:\S*\/)?-?(\S+)/.exec(told) ?? [];
    return parent === undefined ? undefined : { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** From the second second on: a turning line on a terminal, a line every 5 s elsewhere. */
function showProgress(label, started) {
  const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
  const terminal = process.stderr.isTTY;
  let frame = 0;
  const timer = setInterval(
    () => {
      if (Date.now() - started < 2000) return;
      frame = (frame + 1) % frames.length;
      process.stderr.write(
        terminal
          ? `\r\u001b[2K${frames[frame]} ${label} ${seconds(started)} s`
          : `… ${label} ${seconds(started)} s\n`,
      );
    },
    terminal ? 120 : 5000,
  );
  return () => {
    clearInterval(timer);
    if (terminal) process.stderr.write('\r\u001b[2K');
  };
}

function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}
