import type { BootManifest } from '@mall/registry/boot-manifest';
import { budgets } from '../loader/budgets.ts';
import { readBlock } from './page.ts';

/** The registry for this visitor: from the page, else fetched, else the copy in this build. */
export const readManifest = async (): Promise<BootManifest> => {
  const written = readBlock('boot');
  if (isManifest(written)) return written;
  const fetched = await fetchManifest().catch(() => undefined);
  return fetched ?? baked();
};

const fetchManifest = async (): Promise<BootManifest | undefined> => {
  const answer = await fetch('/registry', {
    signal: AbortSignal.timeout(budgets.registry),
    cache: 'no-cache',
  });
  const body: unknown = answer.ok ? await answer.json() : undefined;
  return isManifest(body) ? body : undefined;
};

/** A separate file, fetched only when neither page nor server has a registry. */
const baked = async (): Promise<BootManifest> => {
  const answer = await fetch('/assets/boot.json');
  const body: unknown = await answer.json();
  if (isManifest(body)) return body;
  throw new Error('No registry in page, server or build');
};

const isManifest = (value: unknown): value is BootManifest =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);
