import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.ts';

export type Outcome = { code: number; output: string; stdout: string };
type Options = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Called with each full line as it arrives, to show progress. */
  onLine?: (line: string) => void;
};

const alive = new Set<ChildProcess>();
let stopping = false;

/** Runs a program to its end and returns its output. A program that cannot be started gives code 127. */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  if (stopping) return Promise.resolve({ code: 130, output: '', stdout: '' });
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // A process group of its own, so that its children can be ended with it.
      detached: true,
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env, PATH: toolPath(options.env?.PATH ?? process.env.PATH) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    alive.add(child);
    let output = '';
    let stdout = '';
    let rest = '';
    const heard = (chunk: Buffer | string): void => {
      output += chunk;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) options.onLine?.(line);
    };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
      heard(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', heard);
    child.on('error', (error) => {
      alive.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n`, stdout });
    });
    child.on('close', (code, signal) => {
      alive.delete(child);
      resolve({ code: code ?? (signal ? 130 : 1), output, stdout });
    });
  });
}

/** A program of `node_modules`, run in `cwd` (a sample in the tests of the gates, else the repository). */
export function runTool(tool: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  return run(join(root, 'node_modules/.bin', tool), args, options);
}

/** Ends the running programs of `run` with all their children; nothing new is started after that. */
export function stopAll(): void {
  stopping = true;
  for (const { pid } of alive) if (pid !== undefined) endGroup(pid);
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** The Node that runs this file comes first, so that tools run with it too. */
function toolPath(path = ''): string {
  return [dirname(process.execPath), path].filter(Boolean).join(delimiter);
}
