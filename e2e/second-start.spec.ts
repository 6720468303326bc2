import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/mall.ts';

const root = join(import.meta.dirname, '..');

const start = (dataDir: string): ChildProcess =>
  spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir, DEMO: 'off', ROLES: 'api' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const textOf = (stream: ChildProcess['stdout']): { text: string } => {
  const said = { text: '' };
  stream?.on('data', (part: Buffer) => {
    said.text += part.toString();
  });
  return said;
};

test('a second start on the same data is refused and names the first (reliability F13)', async () => {
  test.setTimeout(150_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'furnimall-second-'));
  const first = start(dataDir);
  try {
    const said = textOf(first.stdout);
    await expect.poll(() => said.text, { timeout: 120_000 }).toContain('open at');
    const second = start(dataDir);
    const complained = textOf(second.stderr);
    const [exitCode] = await once(second, 'exit');
    expect(exitCode).toBe(3);
    expect(complained.text).toContain(`in use by process ${first.pid}`);
    expect(complained.text.trim().split('\n')).toHaveLength(1);
    expect(first.exitCode).toBeNull();
  } finally {
    first.kill('SIGTERM');
    await once(first, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
  expect(first.exitCode).toBe(0);
});
