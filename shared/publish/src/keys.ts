import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RegistryRefused } from '@mall/registry';
import { type Trust, trustIn } from '@mall/registry/signing';

/**
 * The key pair of this repository, below the folder: created once, the private one readable only by the
 * owner. Several machines that publish to one store share one pair: `REGISTRY_KEY` and `REGISTRY_TRUST`.
 */
const filesIn = (folder: string) => ({
  key: path.join(folder, 'registry.key'),
  trust: path.join(folder, 'registry.pub'),
});

export const makeKeys = (folder: string): void => {
  const { key, trust } = filesIn(folder);
  if (existsSync(key)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pair = generateKeyPairSync('ed25519');
  // The public key first: after an interruption between the two, both are created again.
  writeFileSync(trust, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(key, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
};

/** Whether there is one to read. */
export const hasSigningKey = (setting: string | undefined, folder: string): boolean =>
  setting !== undefined || existsSync(filesIn(folder).key);

/**
 * The signing key: PEM (PKCS 8, Ed25519) as a text or in a file; unset, that of the folder. Throws
 * RegistryRefused.
 */
export const signingKey = (setting: string | undefined, folder: string): KeyObject => {
  const { key } = filesIn(folder);
  if (!hasSigningKey(setting, folder))
    throw new RegistryRefused(
      'untrusted',
      'There is no key to sign the registry with: set REGISTRY_KEY, or build the mall once here.',
    );
  return readKey(setting ?? key, createPrivateKey, 'REGISTRY_KEY');
};

/**
 * The trusted keys: one or more PEM texts (SPKI) or their files, separated by commas; unset, that of the folder. `roots`:
 * those that sign the list of teams, the same where none are set.
 */
export const trustedKeys = (
  setting: string | undefined,
  folder: string,
  roots: string | undefined,
): Trust => {
  const { trust } = filesIn(folder);
  const signers =
    setting === undefined && !existsSync(trust) ? [] : keysIn(setting ?? trust, 'REGISTRY_TRUST');
  return trustIn(signers, roots === undefined ? signers : keysIn(roots, 'REGISTRY_ROOT_TRUST'));
};

const keysIn = (setting: string, name: string): KeyObject[] =>
  setting.split(',').map((each) => readKey(each.trim(), createPublicKey, name));

/** An Ed25519 key from a PEM text or a file with one. `name`: where it was given, for the refusal (RegistryRefused). */
export const readKey = (given: string, read: (pem: string) => KeyObject, name: string): KeyObject => {
  try {
    const key = read(given.includes('-----BEGIN') ? given : readFileSync(given, 'utf8'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // reported below: the text itself must not be logged
  }
  throw new RegistryRefused('untrusted', `${name} is no Ed25519 key in PEM, nor a file with one.`);
};
