import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DataDirInUse, lockDataDir } from './lock.ts';

describe('lockDataDir', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'mall-lock-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('gives a folder to one holder at a time, and says who has it', () => {
    const release = lockDataDir(dir);
    expect(() => lockDataDir(dir)).toThrow(DataDirInUse);
    expect(() => lockDataDir(dir)).toThrow(new RegExp(`process ${process.pid}`));
    release();
    lockDataDir(dir)();
    expect(existsSync(path.join(dir, 'mall.lock'))).toBe(false);
  });

  it('takes over what a killed process left', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await new Promise((resolve) => other.once('spawn', resolve));
    writeFileSync(path.join(dir, 'mall.lock'), JSON.stringify({ pid: other.pid, started: '' }));
    expect(() => lockDataDir(dir)).toThrow(DataDirInUse);
    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
    lockDataDir(dir)();
  });

  it('takes over a lock whose process id now belongs to another process', () => {
    writeFileSync(path.join(dir, 'mall.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
    lockDataDir(dir)();
  });

  it('takes over a torn lock file', () => {
    writeFileSync(path.join(dir, 'mall.lock'), '{"pi');
    lockDataDir(dir)();
  });
});
