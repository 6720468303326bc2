import type {
  NavDeclaration,
  RouteDeclaration,
  ServiceDeclaration,
  SlotDeclaration,
} from '@mall/contract/core/remote-config';

/** The registry as the browser gets it: one version of each remote, chosen for this visitor. */
export type BootManifest = {
  revision: number;
  /** This visitor may open the inspector, choose versions and see who owns what; the server decides. */
  inspector: boolean;
  /** The choices of versions that were refused; the inspector displays them. */
  notes: readonly string[];
  remotes: readonly BootRemote[];
};

export type BootRemote = Source & {
  name: string;
  channel: Channel;
  /**
   * Closed by an operator, or not compatible with this shell: its screens display that, its menus and slots
   * are gone.
   */
  closed: boolean;
  /** The last good version, tried once when this one fails to load. */
  previous?: Source;
  i18n: string;
  routes: readonly RouteDeclaration[];
  nav: readonly NavDeclaration[];
  slots: readonly SlotDeclaration[];
  services: readonly ServiceDeclaration[];
};

/** Where the files of one version are. */
export type Source = {
  version: string;
  base: string;
  fallbackBase?: string;
  /** sha384 of `remoteEntry.js`; absent only for a developer's override. */
  integrity?: string;
  /** sha384 of `integrity.json`, which has the digests of its other scripts; absent in older versions. */
  digests?: string;
};

export type Channel = 'stable' | 'canary' | 'tenant' | 'previous' | 'override';
