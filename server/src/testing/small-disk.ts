import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const mount = (dir: string, megabytes: number): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A file system of some megabytes in a folder, until `unmount`. */
export const mountSmallDisk = (dir: string, megabytes: number) => {
  if (!mount(dir, megabytes)) throw new Error(`No file system could be mounted on ${dir}.`);
  return { unmount: () => void execFileSync('umount', [dir]) };
};

/** Whether the user of the tests may mount one. */
export const mayMount = (() => {
  const probe = mkdtempSync(path.join(os.tmpdir(), 'mall-mount-'));
  const mounted = mount(probe, 1);
  if (mounted) execFileSync('umount', [probe]);
  rmSync(probe, { recursive: true, force: true });
  return mounted;
})();
