import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { type Author, RegistryRefused } from '@mall/registry';
import type { Keeper } from '../change.ts';
import { isElsewhere, places } from '../house.ts';
import { signingKey, trustedKeys } from '../keys.ts';
import { openStore } from '../open-store.ts';
import type { Options } from './asked.ts';

/** The store and keys of the environment. */
export const keeperOf = async (env: NodeJS.ProcessEnv): Promise<Keeper> => ({
  ...(await readerOf(env)),
  privateKey: signingKey(setting(env, 'REGISTRY_KEY'), places.keys),
});

/** The same for read-only commands. */
export const readerOf = async (env: NodeJS.ProcessEnv): Promise<Pick<Keeper, 'store' | 'trust'>> => ({
  store: await openStore(storeOf(env)),
  trust: trustedKeys(setting(env, 'REGISTRY_TRUST'), places.keys),
});

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
    throw new RegistryRefused('unfit', `Of which mall? Set ${name}: ${settings[name]}.`);
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
