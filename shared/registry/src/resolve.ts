import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { satisfies } from '@mall/contract/core/semver';
import type { BootManifest, BootRemote, Channel, Source } from './boot-manifest.ts';
import { bucketOf } from './bucket.ts';
import type { RegistryDocument, RegistryRemote, RemoteVersion } from './schema.ts';

export type Visitor = {
  /** Any text that stays with the visitor, so that a canary is the same on every page. */
  stickyId?: string;
  shopCode?: string;
  /** Chosen by a tester or developer; the server decides who may. */
  overrides?: Readonly<Record<string, Override>>;
  /** The version of @mall/platform in the shell that will read the manifest. */
  shellVersion: string;
  inspector?: boolean;
  notes?: readonly string[];
};

/**
 * Another published version, a base address that serves a build of its own, or closed for this visitor alone.
 */
export type Override = { version: string } | { base: string; declares?: RemoteConfig } | { off: true };

/**
 * The registry document for one visitor. Pure: the same document and visitor give the same manifest, so
 * server, tests and command line agree. Order of precedence: override, tenant, canary, stable.
 */
export const resolve = (document: RegistryDocument, visitor: Visitor): BootManifest => ({
  revision: document.revision,
  inspector: visitor.inspector ?? false,
  notes: visitor.notes ?? [],
  remotes: [
    ...Object.entries(document.remotes).flatMap(([name, remote]) => bootRemote(name, remote, visitor) ?? []),
    ...Object.entries(visitor.overrides ?? {}).flatMap(([name, override]) =>
      document.remotes[name] === undefined ? (unpublished(name, override) ?? []) : [],
    ),
  ],
});

/** A remote in development, which the registry does not have yet. */
const unpublished = (name: string, override: Override): BootRemote | undefined => {
  if (!('base' in override) || override.declares === undefined) return undefined;
  const { routes, nav, slots, services, i18n } = override.declares;
  return { name, closed: false, ...overriddenBase(override), i18n, routes, nav, slots, services };
};

/** The version of one remote for a visitor, and why; undefined when none fits this shell. */
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

  const override = visitor.overrides?.[name];
  const isOff = override !== undefined && 'off' in override;
  const closed = chosen === undefined || !remote.enabled || isOff;
  const isElsewhere = override !== undefined && 'base' in override;
  const own = isElsewhere ? override.declares : undefined;
  const { routes, nav, slots, services, i18n } = own ?? shown.declares;
  const previous = remote.previous === undefined ? undefined : remote.versions[remote.previous];
  // A visitor who tries a version must see that it fails to load, not another one in its place.
  const isTried = isElsewhere || chosen?.channel === 'override';
  const fallsBack =
    !isTried &&
    previous !== undefined &&
    remote.previous !== chosen?.version &&
    isCompatible(previous, visitor.shellVersion);
  return {
    name,
    channel: isOff ? 'override' : (chosen?.channel ?? 'stable'),
    closed,
    ...source(chosen?.version ?? remote.stable, shown),
    ...(isElsewhere ? { ...overriddenBase(override), integrity: undefined, digests: undefined } : {}),
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
  ...(integrity['integrity.json'] === undefined ? {} : { digests: integrity['integrity.json'] }),
});

const overriddenBase = ({ base }: { base: string }) => ({
  channel: 'override' as const,
  version: 'override',
  base,
  fallbackBase: base,
});
