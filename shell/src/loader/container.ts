import { budgets } from './budgets.ts';
import { withTimeout } from './with-timeout.ts';

/** The global that a remote's entry defines under the remote's name. */
export type Container = {
  init: (scope: unknown, initScope: unknown[], options: object) => unknown;
  get: (door: string) => Promise<() => unknown>;
};

type Entry = { name: string; address: string; integrity?: string; digests?: string };

/** Digests by names of files: a remote's own runtime gives them to the scripts that it loads. */
declare global {
  var mallDigests: Record<string, string> | undefined;
}

/**
 * Fetches the entry of a remote and connects it to the shared libraries of the page. We do not use the
 * federation runtime, which waits 20 s, caches failures and cannot check a digest. Rejects with EntryError.
 */
export const fetchContainer = async ({ name, address, integrity, digests }: Entry): Promise<Container> => {
  dropStuckScripts(name);
  Reflect.set(globalThis, name, undefined);
  await Promise.all([runScript(address, integrity), digests && readDigests(digestsAt(address), digests)]);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new EntryError('contract', address);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default, [], { shareScopeMap: __webpack_share_scopes__ });
  return container;
};

/**
 * Webpack reuses a script element that is still loading, whatever its address; those of an earlier attempt
 * must go.
 */
const dropStuckScripts = (name: string): void => {
  for (const script of document.querySelectorAll(`script[data-webpack^="${name}_"]`)) script.remove();
};

/** The entry or its list of digests did not load, or differs from its digest in the registry. */
export class EntryError extends Error {
  readonly kind: 'network' | 'timeout' | 'contract';
  readonly address: string;

  constructor(kind: EntryError['kind'], address: string) {
    super(`${kind}: ${address}`);
    this.kind = kind;
    this.address = address;
  }
}

/** Beside the entry, and asked for in the same way. */
const digestsAt = (address: string): string => address.replace('remoteEntry.js', 'integrity.json');

const readDigests = async (address: string, integrity: string): Promise<void> => {
  const read = fetch(address, { integrity }).then((answer) => answer.json());
  const digests = await withTimeout(budgets.entry, read).catch((error: Error) => {
    throw new EntryError(error.name === 'TimeoutError' ? 'timeout' : 'network', address);
  });
  globalThis.mallDigests = { ...globalThis.mallDigests, ...digests };
};

const runScript = (address: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (kind?: EntryError['kind']): void => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      // A failed element left in the page would make the next attempt believe that its file is loaded.
      script.remove();
      if (kind === undefined) resolve();
      else reject(new EntryError(kind, address));
    };
    const timer = setTimeout(() => end('timeout'), budgets.entry);
    script.onload = () => end();
    script.onerror = () => end('network');
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.src = address;
    document.head.append(script);
  });

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
