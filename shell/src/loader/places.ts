import type { BootRemote, Source } from '@mall/registry/boot-manifest';

/** One address to load a remote from. */
export type Place = {
  version: string;
  base: string;
  entry: string;
  integrity?: string;
  digests?: string;
  from: 'stable' | 'again' | 'fallback' | 'previous';
};

/**
 * The places to load a remote from, best first. Each has an address of its own: a browser that waits for a
 * stuck request would only join it again. `round` counts the visitor's own retries.
 */
export const placesOf = (remote: BootRemote, round: number): Place[] => {
  const again = `?r=${round + 1}`;
  const first: Place[] = round === 0 ? [placeOf(remote, remote.base, 'stable')] : [];
  const fallback = remote.fallbackBase ?? remote.base;
  const previous = remote.previous;
  return [
    ...first,
    ...(round === 0 ? [placeOf(remote, remote.base, 'again', again)] : []),
    placeOf(remote, round % 2 === 1 || round === 0 ? fallback : remote.base, 'fallback', again),
    ...(previous === undefined ? [] : [placeOf(previous, previous.base, 'previous', again)]),
  ];
};

const placeOf = (
  { version, integrity, digests }: Source,
  base: string,
  from: Place['from'],
  query = '',
): Place => ({
  version,
  base,
  entry: new URL(`${base}remoteEntry.js${query}`, location.href).href,
  ...(integrity === undefined ? {} : { integrity }),
  ...(digests === undefined ? {} : { digests }),
  from,
});
