export type SharedLibrary = { library: string; version: string; provider: string; isUsed: boolean };

/** What is in the page's share scope, by name: each version, who brought it, and whether somebody took it. */
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
