import { matchPath } from 'react-router-dom';
import type { BootManifest } from '@mall/registry/boot-manifest';
import type { Mall } from '../loader/mall.ts';

/**
 * Whether a new visitor gets another version of a remote. A version that somebody chose for themselves does
 * not count.
 */
export const isNewer = (mine: BootManifest, theirs: BootManifest): boolean =>
  mine.remotes.some(({ name, version, channel }) => {
    const now = theirs.remotes.find((remote) => remote.name === name);
    if (now === undefined || channel === 'override' || now.channel === 'override') return false;
    return now.version !== version;
  });

/** Nobody is asked to reload between the cart and the payment. */
export const isBuying = (mall: Mall, pathname: string): boolean =>
  [...mall.routes.values()].some(
    ({ path, remote }) => remote.name === 'mf_checkout' && matchPath(path, pathname) !== null,
  );

/**
 * The registry as this visitor would get it now; undefined when it cannot be loaded. An unchanged one is not
 * sent again.
 */
export const freshManifest = async (): Promise<BootManifest | undefined> => {
  try {
    const answer = await fetch('/registry', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    return isRegistry(body) ? body : undefined;
  } catch {
    return undefined;
  }
};

/** A gateway may respond with something else. */
const isRegistry = (body: unknown): body is BootManifest =>
  typeof body === 'object' && body !== null && 'revision' in body && 'remotes' in body;
