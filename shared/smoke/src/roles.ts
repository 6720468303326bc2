import type {
  Facts,
  NavDeclaration,
  RemoteConfig,
  RouteDeclaration,
  SlotDeclaration,
} from '@mall/contract/core/remote-config';
import { holds } from '@mall/contract/core/remote-config';

/** Who opens a page in the check. */
export const roles = ['visitor', 'member', 'seller', 'promoter'] as const;
export type Role = (typeof roles)[number];

const nobody: Facts = { hasToken: false, hasShopCode: false, isShop: false, isDistribute: false };
const factsOf: Readonly<Record<Role, Facts>> = {
  visitor: nobody,
  member: { ...nobody, hasToken: true },
  seller: { ...nobody, hasToken: true, isShop: true },
  promoter: { ...nobody, hasToken: true, isDistribute: true },
};

/** The lowest role that sees a screen with its data; a screen that only a promoter's menu lists is a promoter's. */
export const roleOf = (
  { id, access = 'visitor' }: RouteDeclaration,
  nav: readonly NavDeclaration[],
): Role => {
  if (access === 'visitor') return 'visitor';
  if (access === 'shopOwner') return 'seller';
  const lines = nav.filter(({ routeId }) => routeId === id);
  return lines.length > 0 && lines.every(({ when }) => when?.isDistribute === true) ? 'promoter' : 'member';
};

const shows = (role: Role, { when }: SlotDeclaration): boolean => holds(when, factsOf[role]);

/** What one role opens of a remote. */
export type Share = {
  readonly role: Role;
  readonly routes: readonly RouteDeclaration[];
  readonly slots: readonly SlotDeclaration[];
  readonly services: RemoteConfig['services'];
};

type Declared = Pick<RemoteConfig, 'routes' | 'nav' | 'slots' | 'services'>;

/**
 * Shares a remote's parts out among the fewest roles: a screen goes to its lowest, a service to a member, a slot to
 * every role that is there anyway and sees it, else to the first that does. A condition that no role meets is the
 * visitor's: whatever it says, the slot must stand.
 */
export const shareOut = ({ routes, nav, slots, services }: Declared): Share[] => {
  const needed = new Set<Role>(routes.map((route) => roleOf(route, nav)));
  if (services.length > 0) needed.add('member');
  for (const slot of slots)
    if (![...needed].some((role) => shows(role, slot)))
      needed.add(roles.find((role) => shows(role, slot)) ?? 'visitor');
  const seen = (slot: SlotDeclaration, role: Role): boolean =>
    shows(role, slot) || (role === 'visitor' && !roles.some((each) => shows(each, slot)));
  return roles
    .filter((role) => needed.has(role))
    .map((role) => ({
      role,
      routes: routes.filter((route) => roleOf(route, nav) === role),
      slots: slots.filter((slot) => seen(slot, role)),
      services: role === 'member' ? services : [],
    }));
};
