import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { bytesOf, digestOf } from './canonical.ts';
import { RegistryRefused } from './refused.ts';
import { RegistryDocument } from './schema.ts';

const Signature = z.strictObject({ keyId: z.string(), value: z.string() });

export type SignedRegistry = RegistryDocument & { signature: z.infer<typeof Signature> };

/** The public keys that a mall trusts, by `keyIdOf`. During a change of keys there are two. */
export type Trust = ReadonlyMap<string, KeyObject>;

/**
 * The document with its Ed25519 signature (RFC 8032). The owner of the private key decides which versions
 * form the mall.
 */
export const signed = (document: RegistryDocument, privateKey: KeyObject): SignedRegistry => ({
  ...document,
  signature: {
    keyId: keyIdOf(privateKey),
    value: sign(null, bytesOf(document), privateKey).toString('base64'),
  },
});

/**
 * A document from its text, if a trusted key has signed all of it and its schema is known. Throws
 * RegistryRefused: readers then keep the last good document.
 */
export const verified = (read: unknown, trust: Trust): RegistryDocument => {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw untrusted('is no document');
  const { signature, ...document } = read as Record<string, unknown>; // an object, as checked above
  const given = Signature.safeParse(signature);
  if (!given.success) throw untrusted('has no signature');
  const key = trust.get(given.data.keyId);
  if (key === undefined) throw untrusted(`is signed with the key ${given.data.keyId}, which is not trusted`);
  if (!verify(null, bytesOf(document), key, Buffer.from(given.data.value, 'base64')))
    throw untrusted('has been changed since it was signed');
  const parsed = RegistryDocument.safeParse(document);
  if (parsed.success) return parsed.data;
  throw document['schemaVersion'] === 1
    ? untrusted('has a wrong shape', z.prettifyError(parsed.error).split('\n'))
    : untrusted(`has schema version ${String(document['schemaVersion'])}; this mall reads 1`);
};

/** The digest of the document in a text, as its writer knows it, believed or not; undefined when there is none. */
export const claimedDigest = (text: string): string | undefined => {
  try {
    const { signature: _signature, ...document } = JSON.parse(text);
    return digestOf(document);
  } catch {
    return undefined; // it is no document
  }
};

/** The same for a private key and its public one. */
export const keyIdOf = (key: KeyObject): string => {
  const bytes = (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
};

export const trustIn = (keys: readonly KeyObject[]): Trust => new Map(keys.map((key) => [keyIdOf(key), key]));

const untrusted = (what: string, problems?: readonly string[]): RegistryRefused =>
  new RegistryRefused('untrusted', `The registry ${what}.`, problems);
