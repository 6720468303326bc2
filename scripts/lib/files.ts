import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = { path: string; text: string };

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/**
 * Every hand-written file of the repository, as paths from `base` with forward slashes. Hidden folders are
 * left out.
 */
export function listFiles(base: string, folder = ''): string[] {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return listFiles(base, path);
    return entry.isFile() ? [path] : [];
  });
}

export function readFiles(base: string, wanted: (path: string) => boolean): SourceFile[] {
  return listFiles(base)
    .filter(wanted)
    .map((path) => ({ path, text: readFileSync(join(base, path), 'utf8') }));
}

/** Packages whose code runs in the browser. */
export const isBrowserRoom = (path: string): boolean =>
  /^(shell|mf-[^/]+|shared\/(ui|platform))\//.test(path);
export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
