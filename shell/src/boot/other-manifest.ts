import type { BootManifest } from '@mall/registry/boot-manifest';
import { budgets } from '../loader/budgets.ts';
import { isManifest } from './page.ts';

/** The registry of a page that came without: from the server, else the copy in this build. */
export const otherManifest = async (): Promise<BootManifest> =>
  (await fetchManifest().catch(() => undefined)) ?? baked();

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
