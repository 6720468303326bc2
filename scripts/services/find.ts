import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs in PATH or in one of the extra folders. */
export function findProgram(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...path, ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

/** Where Debian and Homebrew keep the servers of PostgreSQL, newest first. */
export function postgresFolders(): string[] {
  return ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
    .flatMap((base) => list(base).map((name) => join(base, name, 'bin')))
    .filter((folder) => /postgresql/.test(folder))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
