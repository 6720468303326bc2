import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian and Homebrew install the servers of PostgreSQL, newest first. */
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
