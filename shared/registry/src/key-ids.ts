import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** Public keys by `keyIdOf`. */
export type Keys = ReadonlyMap<string, KeyObject>;

/** A name for both halves of a pair: 16 digits of the SHA-256 of the public key (SPKI, DER). */
export const keyIdOf = (key: KeyObject): string => {
  const bytes = (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
};

export const keysById = (keys: readonly KeyObject[]): Keys => new Map(keys.map((key) => [keyIdOf(key), key]));
