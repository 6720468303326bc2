import type { OperationName } from '@mall/contract/core/wire';
import { tab } from '../store/storage.ts';

/** The write that a visitor wanted to do before they had to sign in. */
export type Intent = { op: OperationName; input: Readonly<Record<string, unknown>>; path: string };

/** With what stands after the #: the page of a link is nothing without its token. */
const here = (): string => location.pathname + location.search + location.hash;

/** Remembers the in-app address to return to after signing in. */
export const rememberTarget = (path: string = here()): void => {
  if (isOwnPath(path) && !path.startsWith('/login')) tab.write('target', path);
};

/** Returns the remembered address once; `/` when there is none (spec §4). */
export const takeTarget = (): string => {
  const target = tab.read('target');
  tab.write('target', null);
  return typeof target === 'string' && isOwnPath(target) ? target : '/';
};

/**
 * Remembers a write that was refused because nobody was signed in; `signIn` replays it and returns to its
 * page.
 */
export const rememberIntent = ({ op, input }: Pick<Intent, 'op' | 'input'>): void => {
  const intent: Intent = { op, input, path: here() };
  tab.write('intent', intent);
  rememberTarget(intent.path);
};

export const takeIntent = (): Intent | undefined => {
  const intent = tab.read('intent');
  tab.write('intent', null);
  return isIntent(intent) ? intent : undefined;
};

const isIntent = (kept: unknown): kept is Intent =>
  typeof kept === 'object' && kept !== null && 'op' in kept && 'input' in kept && 'path' in kept;

/** A path of this site: `//evil.test` and `/\evil.test` are addresses of other sites. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
