import { createHash } from 'node:crypto';

/** The file by which a remote is opened: its digest is in the registry and in every page. */
export const entryFile = 'remoteEntry.js';
/** The digests of all other scripts, which the shell fetches with the entry: the entry would be a third larger. */
export const digestsFile = 'integrity.json';

/** A digest as the browser's integrity check reads it. */
export const sriOf = (bytes: Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Of many files, so by the shorter of the digests. */
export const chunkDigests = (files: readonly (readonly [string, Uint8Array])[]): Record<string, string> =>
  Object.fromEntries(files.map(([file, bytes]) => [file, sriOf(bytes, 'sha256')]));
