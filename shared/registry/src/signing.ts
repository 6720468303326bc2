import { type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { bytesOf, digestOf } from './canonical.ts';
import { keyIdOf, type Keys, keysById } from './key-ids.ts';
import { RegistryRefused } from './refused.ts';
import { RegistryDocument, Signature } from './schema.ts';
import { mustBeByRoot } from './teams.ts';

export { keyIdOf };

export type SignedRegistry = RegistryDocument & { signature: z.infer<typeof Signature> };

/** The public keys that a mall trusts. During a change of keys there are two. */
export type Trust = {
  /** They sign documents. */
  readonly signers: Keys;
  /** They sign the list of teams in a document. */
  readonly roots: Keys;
};

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
  const key = trust.signers.get(given.data.keyId);
  if (key === undefined) throw untrusted(`is signed with the key ${given.data.keyId}, which is not trusted`);
  if (!verify(null, bytesOf(document), key, Buffer.from(given.data.value, 'base64')))
    throw untrusted('has been changed since it was signed');
  const parsed = RegistryDocument.safeParse(document);
  if (parsed.success) {
    mustBeByRoot(parsed.data, trust.roots);
    return parsed.data;
  }
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

/** Without roots of their own, those who sign documents are the roots too. */
export const trustIn = (signers: readonly KeyObject[], roots = signers): Trust => ({
  signers: keysById(signers),
  roots: keysById(roots),
});

const untrusted = (what: string, problems?: readonly string[]): RegistryRefused =>
  new RegistryRefused('untrusted', `The registry ${what}.`, problems);
