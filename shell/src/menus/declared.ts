import { createContext, useContext } from 'react';
import type { NavDeclaration, RouteDeclaration } from '@mall/contract/core/remote-config';

/**
 * What the shell's frame needs of the remotes: menu lines with their addresses, and every path that has a
 * screen.
 */
export type Declared = {
  menus: readonly MenuLine[];
  paths: ReadonlySet<string>;
  slots: ReadonlySet<string>;
};

export type MenuLine = Pick<
  NavDeclaration,
  'surface' | 'group' | 'order' | 'label' | 'icon' | 'when' | 'routeId' | 'below'
> & { path: string; needs?: RouteDeclaration['needs'] };

type RemotePart = {
  closed: boolean;
  routes: readonly RouteDeclaration[];
  nav: readonly NavDeclaration[];
  slots: readonly { at: string }[];
};

/** Reads the boot manifest. A closed remote has no menus, and nothing links to it. */
export const declaredBy = (remotes: readonly RemotePart[]): Declared => {
  const open = remotes.filter((remote) => !remote.closed);
  const routes = new Map(open.flatMap((remote) => remote.routes.map((route) => [route.id, route])));
  const menus = open.flatMap((remote) =>
    remote.nav.flatMap((line) => {
      const route = routes.get(line.routeId);
      return route === undefined
        ? []
        : [{ ...line, path: route.path + (line.search ?? ''), needs: route.needs }];
    }),
  );
  return {
    menus: menus.sort((a, b) => a.order - b.order),
    paths: new Set(['/login', ...[...routes.values()].map(({ path }) => path)]),
    slots: new Set(open.flatMap((remote) => remote.slots.map((slot) => slot.at))),
  };
};

export const DeclaredContext = createContext<Declared>({
  menus: [],
  paths: new Set(),
  slots: new Set(),
});

export const useDeclared = (): Declared => useContext(DeclaredContext);
