import { execFileSync } from 'node:child_process';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import os from 'node:os';
import { type Author, RegistryRefused } from '@mall/registry';
import type { Keeper } from '../change.ts';
import { isElsewhere, places } from '../house.ts';
import { readKey, signingKey, trustedKeys } from '../keys.ts';
import { openStore } from '../open-store.ts';
import { credentialIn, openPublisher, type Publisher } from '../publisher-client.ts';
import { type Doing, type Options, UsageError } from './asked.ts';

/** The store and keys of the environment. */
export const keeperOf = async (env: NodeJS.ProcessEnv): Promise<Keeper> => ({
  ...(await readerOf(env)),
  privateKey: signingKey(setting(env, 'REGISTRY_KEY'), places.keys),
});

/** The same for read-only commands. */
export const readerOf = async (env: NodeJS.ProcessEnv): Promise<Pick<Keeper, 'store' | 'trust'>> => ({
  store: await openStore(storeOf(env)),
  trust: trustedKeys(setting(env, 'REGISTRY_TRUST'), places.keys, env['REGISTRY_ROOT_TRUST']),
});

/** What signs the list of teams: the same key where no other is set. */
export const rootKeyOf = (env: NodeJS.ProcessEnv): KeyObject =>
  env['REGISTRY_ROOT_KEY'] === undefined
    ? signingKey(setting(env, 'REGISTRY_KEY'), places.keys)
    : readKey(env['REGISTRY_ROOT_KEY'], createPrivateKey, 'REGISTRY_ROOT_KEY');

/** The publish service that does the work for a team; undefined for whoever has store and key. */
export const publisherOf = ({ env, options }: Pick<Doing, 'env' | 'options'>): Publisher | undefined => {
  const address = options.publisher ?? env['PUBLISHER_URL'];
  if (address === undefined) return undefined;
  if (URL.canParse(address)) return openPublisher(address, () => credentialIn(env));
  throw new UsageError(`${address} is no address of a publisher: --publisher https://publisher.example`);
};

/** For verbs that no team has. Throws UsageError when the service of a mall was named. */
export const mustHaveStore = (doing: Pick<Doing, 'env' | 'options' | 'verb'>): void => {
  if (publisherOf(doing) !== undefined)
    throw new UsageError(
      `${doing.verb} is for whoever has the store and the key of the registry: unset PUBLISHER_URL, and set REMOTE_STORE and REGISTRY_KEY.`,
    );
};

export const storeOf = (env: NodeJS.ProcessEnv): string => setting(env, 'REMOTE_STORE') ?? places.store;

const settings = {
  REMOTE_STORE: 'where its remotes are, a folder or s3://bucket/prefix?endpoint=https://…&region=…',
  REGISTRY_TRUST: 'the public key that its registry is signed with, in PEM or a file with it',
  REGISTRY_KEY: 'the private key that signs its registry, in PEM or a file with it',
};

/** The default of an unset value in this repository. Elsewhere there is none: throws RegistryRefused. */
const setting = (env: NodeJS.ProcessEnv, name: keyof typeof settings): string | undefined => {
  const given = env[name];
  if (given === undefined && isElsewhere)
    throw new RegistryRefused(
      'unfit',
      `Of which mall? Set ${name}: ${settings[name]}. With a publish service, PUBLISHER_URL and TEAM_KEY are enough.`,
    );
  return given;
};

/**
 * Who does it, when and why. `mustSay`: an action that takes something away from visitors requires a reason.
 */
export const authorOf = ({ by, reason }: Options, folder: string, mustSay = false): Author => {
  if (mustSay && (reason ?? '').trim() === '')
    throw new RegistryRefused('unfit', 'Say why: --reason "…". It stays in the history.');
  return {
    by: by ?? (git(folder, ['config', 'user.name']) || os.userInfo().username),
    at: new Date().toISOString(),
    reason: reason ?? git(folder, ['log', '-1', '--format=%s']),
  };
};

const git = (folder: string, args: readonly string[]): string => {
  try {
    return execFileSync('git', ['-C', folder, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return ''; // no repository: nothing to say for it
  }
};
