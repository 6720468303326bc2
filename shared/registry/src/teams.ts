import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { bytesOf } from './canonical.ts';
import { keyIdOf, type Keys } from './key-ids.ts';
import { RegistryRefused } from './refused.ts';
import type { RegistryDocument, Team, Teams } from './schema.ts';

export type TeamList = Teams['list'];

/** The next list of teams, signed by the root key (Ed25519 over serial and list). */
export const signedTeams = (former: Teams | undefined, list: TeamList, rootKey: KeyObject): Teams => {
  const serial = (former?.serial ?? 0) + 1;
  const value = sign(null, bytesOf({ serial, list }), rootKey).toString('base64');
  return { serial, list, signature: { keyId: keyIdOf(rootKey), value } };
};

/** Throws RegistryRefused `untrusted` when the list of teams in a document is not signed by a root key. */
export const mustBeByRoot = ({ teams }: RegistryDocument, roots: Keys): void => {
  if (teams === undefined) return;
  const { signature, ...said } = teams;
  const key = roots.get(signature.keyId);
  if (key === undefined || !verify(null, bytesOf(said), key, Buffer.from(signature.value, 'base64')))
    throw new RegistryRefused(
      'untrusted',
      `The registry's list of teams is not signed by a root key (${signature.keyId}). Only \`npm run remote -- teams\` with that key changes it: set REGISTRY_ROOT_KEY.`,
    );
};

/** The team with this public key, by `keyIdOf`. */
export const teamWithKey = (
  { teams }: RegistryDocument,
  keyId: string,
): { name: string; key: KeyObject } | undefined => {
  for (const [name, { keys }] of Object.entries(teams?.list ?? {}))
    for (const text of keys) {
      const key = publicKeyOf(text);
      if (keyIdOf(key) === keyId) return { name, key };
    }
  return undefined;
};

/** The team of a build machine, by what the issuer of its tokens calls it. */
export const teamWithSubject = (
  { teams }: RegistryDocument,
  issuer: string,
  subject: string,
): { name: string; audience: string } | undefined => {
  for (const [name, { subjects }] of Object.entries(teams?.list ?? {}))
    for (const each of subjects)
      if (each.issuer === issuer && each.subject === subject) return { name, audience: each.audience };
  return undefined;
};

/** Throws RegistryRefused `forbidden` when the list does not give the remote to the team. */
export const mustOwn = ({ teams }: RegistryDocument, team: string, remote: string): void => {
  const owned = teams?.list[team]?.remotes ?? [];
  if (owned.includes(remote)) return;
  throw new RegistryRefused(
    'forbidden',
    `The team ${team} may not move ${remote}; it has ${owned.join(', ') || 'none'}. Whoever has the root key gives it: \`npm run remote -- teams set ${team} --remotes …\`.`,
  );
};

/** As it stands in the list: SPKI (DER) in base64. */
export const publicKeyText = (key: KeyObject): string =>
  key.export({ type: 'spki', format: 'der' }).toString('base64');

const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });

/**
 * The list with a team in it. Throws RegistryRefused `unfit` for a key or a subject of another team: whoever signs
 * belongs to one.
 */
export const withTeam = (list: TeamList, name: string, team: Team): TeamList => {
  for (const [other, { keys, subjects }] of Object.entries(list)) {
    if (other === name) continue;
    const shared =
      team.keys.some((key) => keys.includes(key)) ||
      team.subjects.some((one) =>
        subjects.some(({ issuer, subject }) => issuer === one.issuer && subject === one.subject),
      );
    if (shared)
      throw new RegistryRefused('unfit', `The team ${other} has that key or build machine already.`);
  }
  return { ...list, [name]: team };
};
