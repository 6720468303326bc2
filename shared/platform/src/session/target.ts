import type { OperationName } from '@mall/contract/core/wire';
import { tab } from '../store/storage.ts';

/** What a visitor wanted to do when signing in came between. */
export type Intent = { op: OperationName; input: Readonly<Record<string, unknown>>; path: string };

/** The in-app address to return to after signing in. */
export const rememberTarget = (path: string = location.pathname + location.search): void => {
  if (isOwnPath(path) && !path.startsWith('/login')) tab.write('target', path);
};

/** The remembered address, once; `/` when there is none (spec §4). */
export const takeTarget = (): string => {
  const target = tab.read('target');
  tab.write('target', null);
  return typeof target === 'string' && isOwnPath(target) ? target : '/';
};

/** Keeps a write that was refused for want of a sign-in; `signIn` does it again and returns to where it was wanted. */
export const rememberIntent = ({ op, input }: Pick<Intent, 'op' | 'input'>): void => {
  const intent: Intent = { op, input, path: location.pathname + location.search };
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

/** A path of this site: `//evil.test` and `/\evil.test` are addresses of others. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
