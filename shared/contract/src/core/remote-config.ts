import type { Texts } from './languages.ts';
import type { Permission } from './permissions.ts';

/**
 * What a remote adds to the mall, as plain data (docs/decisions/003-composition.md). The build copies it into
 * the registry, so the shell draws menus, guards and placeholders before any code of the remote is loaded.
 */
export type RemoteConfig = {
  /**
   * Also the global variable of its container: `mf_` and small letters; no name may be the prefix of another.
   */
  name: `mf_${string}`;
  requires: { platform: string };
  /** The namespace of its phrases. */
  i18n: string;
  routes: readonly RouteDeclaration[];
  nav: readonly NavDeclaration[];
  slots: readonly SlotDeclaration[];
  services: readonly ServiceDeclaration[];
};

export type RouteDeclaration = {
  /** Unique in the mall, `<namespace>.<screen>`; the key of the same screen in `src/expose/routes.ts`. */
  id: string;
  /** Absolute, without query: `/package/packageItem`. */
  path: string;
  /** Another route, of any remote, whose screen has an `<Outlet />` for this one. */
  parent?: string;
  layout: Layout;
  /** Default: `visitor`. */
  access?: Access;
  title: Texts;
  /**
   * The permission of the back office without which the screen only shows which one is missing, and no menu
   * lists it.
   */
  needs?: Permission;
  /** Routes that a visitor of this one is likely to open next; fetched when the browser is idle. */
  preload?: readonly string[];
};

export type NavDeclaration = {
  surface: Surface;
  group: string;
  order: number;
  label: Texts;
  routeId: string;
  /** Appended to the route's path: `?brandId=50`. */
  search?: string;
  /** Paths of pages without a menu line of their own; this line is marked on them. */
  below?: readonly string[];
  /** A name in the shell's icon table. */
  icon?: string;
  when?: When;
};

export type SlotDeclaration = {
  at: string;
  order: number;
  /**
   * `reserve`: a skeleton reserves the space; `block`: a failure is displayed in place; `none`: it appears or
   * stays away.
   */
  policy: SlotPolicy;
  /** Names the part on the card that is displayed when it fails: for every policy but `none`. */
  title?: Texts;
  when?: When;
};

export type ServiceDeclaration = { id: string; version: string };

export const layouts = ['public', 'bare', 'member', 'seller'] as const;
export type Layout = (typeof layouts)[number];

export const accesses = ['visitor', 'member', 'shopCodeOrMember', 'shopOwner'] as const;
export type Access = (typeof accesses)[number];

export const surfaces = ['header', 'member', 'seller', 'rightbar'] as const;
export type Surface = (typeof surfaces)[number];

export const slotPolicies = ['reserve', 'block', 'none'] as const;
export type SlotPolicy = (typeof slotPolicies)[number];

export const facts = ['isShop', 'isDistribute', 'hasToken', 'hasShopCode'] as const;
export type Fact = (typeof facts)[number];
export type Facts = Readonly<Record<Fact, boolean>>;

/** A condition over session facts; every named fact must have the given value. */
export type When = Partial<Facts>;

export const holds = (when: When | undefined, known: Facts): boolean =>
  facts.every((fact) => when?.[fact] === undefined || when[fact] === known[fact]);

/** Who may open a screen; the server decides about its data (spec §5, §6). */
export const permits = (access: Access, known: Facts): boolean => {
  switch (access) {
    case 'visitor':
      return true;
    case 'member':
      return known.hasToken;
    case 'shopCodeOrMember':
      return known.hasToken || known.hasShopCode;
    case 'shopOwner':
      return known.hasToken && known.isShop;
  }
};
