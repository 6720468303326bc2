import type { NavDeclaration, RouteDeclaration } from '@mall/contract/core/remote-config';

/** A page of the office in its frame, for a shop's owner and staff. */
export const officeRoute = (route: Omit<RouteDeclaration, 'layout' | 'access'>): RouteDeclaration => ({
  ...route,
  layout: 'seller',
  access: 'shopOwner',
});

/** A line of the office's menu. */
export const officeLink = (link: Omit<NavDeclaration, 'surface'>): NavDeclaration => ({
  ...link,
  surface: 'seller',
});
