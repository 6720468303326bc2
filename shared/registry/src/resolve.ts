import type { RemoteConfig } from '@mall/contract/remote-config';
import { satisfies } from '@mall/contract/semver';
import type { BootManifest, BootRemote, Channel, Source } from './boot-manifest.ts';
import { bucketOf } from './bucket.ts';
import type { RegistryDocument, RegistryRemote, RemoteVersion } from './schema.ts';

export type Visitor = {
  /** Any text that stays with the visitor, so that a canary answers the same on every page. */
  stickyId?: string;
  shopCode?: string;
  /** Chosen by a tester or developer; the server decides who may. */
  overrides?: Readonly<Record<string, Override>>;
  /** The version of @mall/platform in the shell that will read the manifest. */
  shellVersion: string;
  dev?: boolean;
};

/** Another published version, or a base address that serves a build of its own. */
export type Override = { version: string } | { base: string; declares?: RemoteConfig };

/**
 * The registry document for one visitor. Pure: the same document and visitor give the same manifest, so server, tests
 * and command line agree. Order of choice: override, tenant, canary, stable.
 */
export const resolve = (document: RegistryDocument, visitor: Visitor): BootManifest => ({
  revision: document.revision,
  dev: visitor.dev ?? false,
  remotes: Object.entries(document.remotes).flatMap(
    ([name, remote]) => bootRemote(name, remote, visitor) ?? [],
  ),
});

/** The version that a visitor gets of one remote, and why; without one that fits this shell there is none. */
export const chooseVersion = (name: string, remote: RegistryRemote, visitor: Visitor): Choice | undefined =>
  candidates(name, remote, visitor).find(({ found }) => isCompatible(found, visitor.shellVersion));

export type Choice = { version: string; channel: Channel; found: RemoteVersion };

export const isCompatible = (version: RemoteVersion, shellVersion: string): boolean =>
  satisfies(shellVersion, version.requires.platform);

const candidates = (name: string, remote: RegistryRemote, visitor: Visitor): Choice[] => {
  const { stickyId, shopCode, overrides } = visitor;
  const override = overrides?.[name];
  const { canary } = remote;
  const inCanary =
    canary !== undefined && stickyId !== undefined && bucketOf(canary.salt + stickyId) < canary.percent;
  const ordered: [string | undefined, Channel][] = [
    [override !== undefined && 'version' in override ? override.version : undefined, 'override'],
    [shopCode === undefined ? undefined : remote.tenants?.[shopCode], 'tenant'],
    [inCanary ? canary.version : undefined, 'canary'],
    [remote.stable, 'stable'],
    [remote.previous, 'previous'],
  ];
  return ordered.flatMap(([version, channel]) => {
    const found = version === undefined ? undefined : remote.versions[version];
    return version === undefined || found === undefined ? [] : [{ version, channel, found }];
  });
};

const bootRemote = (name: string, remote: RegistryRemote, visitor: Visitor): BootRemote | undefined => {
  const chosen = chooseVersion(name, remote, visitor);
  const shown = chosen?.found ?? remote.versions[remote.stable];
  if (shown === undefined) return undefined;

  const closed = chosen === undefined || !remote.enabled;
  const override = visitor.overrides?.[name];
  const own = override !== undefined && 'base' in override ? override.declares : undefined;
  const { routes, nav, slots, services, i18n } = own ?? shown.declares;
  const previous = remote.previous === undefined ? undefined : remote.versions[remote.previous];
  const fallsBack =
    previous !== undefined &&
    remote.previous !== chosen?.version &&
    isCompatible(previous, visitor.shellVersion);
  return {
    name,
    channel: chosen?.channel ?? 'stable',
    closed,
    ...source(chosen?.version ?? remote.stable, shown),
    ...overriddenBase(override),
    ...(fallsBack && remote.previous !== undefined ? { previous: source(remote.previous, previous) } : {}),
    i18n,
    routes,
    nav: closed ? [] : nav,
    slots: closed ? [] : slots,
    services: closed ? [] : services,
  };
};

const source = (version: string, { base, fallbackBase, integrity }: RemoteVersion): Source => ({
  version,
  base,
  ...(fallbackBase === undefined ? {} : { fallbackBase }),
  integrity: integrity['remoteEntry.js'],
});

const overriddenBase = (override: Override | undefined) =>
  override !== undefined && 'base' in override
    ? {
        channel: 'override' as const,
        version: 'override',
        base: override.base,
        fallbackBase: override.base,
        integrity: undefined,
      }
    : {};
