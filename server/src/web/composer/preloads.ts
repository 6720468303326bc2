import { redirects, startPath } from '@mall/contract/core/redirects';
import { permits, type RouteDeclaration } from '@mall/contract/core/remote-config';
import type { BootManifest, BootRemote, RegistryDocument } from '@mall/registry';
import type { Reader } from './visitor.ts';

export type Shown = { route: RouteDeclaration; remote: BootRemote };

/** The screen of an address, after the redirects of the specification. */
export const shownAt = (manifest: BootManifest, pathname: string): Shown | undefined => {
  const target = redirects[pathname] ?? pathname;
  return find(manifest, target) ?? (target.startsWith('/login') ? undefined : find(manifest, startPath));
};

/** Pages of the shell itself. */
const ofShell = ['/login', '/__mf'];

/** Whether an address is one of the mall's pages. Every other one shows the start page (spec §2), and is a 404. */
export const hasPage = (manifest: BootManifest, pathname: string): boolean =>
  [...Object.keys(redirects), ...ofShell].some((path) => matches(path, pathname)) ||
  find(manifest, pathname) !== undefined;

/** Whether some remote currently has this path. */
export const leadsAnywhere = (manifest: BootManifest, pathname: string): boolean =>
  find(manifest, pathname)?.remote.closed === false;

/** A file and the digest by which the page checks it; a version of before such lists has only that of the entry. */
export type Ahead = { readonly href: string; readonly integrity: string | undefined };

/**
 * Files of the remote that the page will request, so that the browser fetches them in parallel with the
 * shell: none where a sign-in comes first.
 */
export const filesOf = (
  { route, remote }: Shown,
  document: RegistryDocument,
  { language, signedIn, shopCode }: Reader,
): Ahead[] => {
  const version = document.remotes[remote.name]?.versions[remote.version];
  const facts = {
    hasToken: signedIn,
    isShop: signedIn,
    isDistribute: signedIn,
    hasShopCode: shopCode !== undefined,
  };
  if (version === undefined || remote.closed || remote.channel === 'override') return [];
  if (!permits(route.access ?? 'visitor', facts)) return [];
  const { routes, phrases } = version.files;
  const list = remote.digests === undefined ? [] : ['integrity.json'];
  const names = ['remoteEntry.js', ...list, ...(routes[route.id] ?? []), ...(phrases[language] ?? [])];
  const { integrity } = version;
  return [...new Set(names)].map((name) => ({ href: remote.base + name, integrity: integrity[name] }));
};

const find = ({ remotes }: BootManifest, pathname: string): Shown | undefined => {
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => matches(path, pathname));
    if (route !== undefined) return { route, remote };
  }
  return undefined;
};

/** Paths are matched as in the browser's router: ignoring case and a slash at the end. */
const matches = (pattern: string, pathname: string): boolean => {
  const parts = (text: string): string[] => text.toLowerCase().split('/').filter(Boolean);
  const [wanted, given] = [parts(pattern), parts(pathname)];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
};
