export type SharedLibrary = { library: string; version: string; provider: string; isUsed: boolean };

/** The page's share scope by library: each version, who provided it, and whether it is in use. */
export const sharedLibraries = (scope: unknown): SharedLibrary[] =>
  entriesOf(scope)
    .flatMap(([library, versions]) =>
      entriesOf(versions).map(([version, offer]) => ({
        library,
        version,
        provider: textOf(valueOf(offer, 'from')),
        isUsed: Boolean(valueOf(offer, 'loaded')),
      })),
    )
    .toSorted((a, b) => a.library.localeCompare(b.library));

/** The scope that the shell and the remotes of this page share. */
export const pageScope = (): unknown =>
  typeof __webpack_share_scopes__ === 'undefined' ? {} : __webpack_share_scopes__.default;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const valueOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
