import { run } from '../lib/run.ts';

/** Files that differ from the last commit on main: those of this branch, uncommitted ones, and new ones. */
export async function touchedFiles(): Promise<string[]> {
  const base = await git('merge-base', 'HEAD', 'main');
  const changed = await git('diff', '--name-only', base[0] ?? 'HEAD');
  return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
}

/**
 * The parts that contain the files, as regular expressions of the paths of their tests: an area of the
 * server, a feature of a remote or of the shell, a whole shared package. A file outside of them has its tests
 * beside it.
 */
export const roomsOf = (files: readonly string[]): string[] =>
  [...new Set(files.filter((file) => file.includes('/')).map(roomOf))].sort();

const roomOf = (file: string): string => {
  const folders = file.split('/').slice(0, -1);
  const isHouse = folders[1] === 'src' && folders[0] !== 'shared';
  if (isHouse && folders.length === 2) return `/${folders.join('/')}/[^/]+$`;
  const depth = !isHouse ? 2 : folders[0] === 'server' ? 4 : 3;
  return `/${folders.slice(0, depth).join('/')}/`;
};

async function git(...args: string[]): Promise<string[]> {
  const { code, stdout } = await run('git', args);
  return code === 0 ? stdout.split('\n').filter(Boolean) : [];
}
