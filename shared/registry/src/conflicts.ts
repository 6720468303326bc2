import type { RemoteConfig } from '@mall/contract/core/remote-config';

/** Reasons why these remotes cannot form one mall; empty when they can. Publishing checks this first. */
export const conflicts = (declared: readonly RemoteConfig[]): string[] => {
  const routes = declared.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, owner: name })));
  const ids = new Set(routes.map(({ id }) => id));
  return [
    ...twice(declared, ({ name }) => name, 'remote'),
    ...twice(declared, ({ i18n }) => i18n, 'phrases'),
    ...declared.flatMap(({ name }) =>
      declared
        .filter((other) => other.name !== name && other.name.startsWith(name))
        .map((other) => `${other.name} begins with ${name}`),
    ),
    ...twice(routes, ({ id }) => id, 'route id'),
    ...twice(routes, ({ path }) => path.replace(/:\w+/g, ':'), 'path'),
    ...twice(
      declared.flatMap(({ services }) => services),
      ({ id, version }) => `${id}@${version.split('.')[0]}`,
      'service',
    ),
    ...twice(
      declared.flatMap(({ slots }) => slots),
      ({ at, order }) => `${at} at ${order}`,
      'slot',
    ),
    ...routes.flatMap(({ id, parent }) =>
      parent === undefined || ids.has(parent) ? [] : [`${id}: no parent ${parent}`],
    ),
    ...routes.flatMap(({ id, preload = [] }) =>
      preload.filter((next) => !ids.has(next)).map((next) => `${id}: no route ${next} to preload`),
    ),
    ...declared.flatMap(({ name, nav }) =>
      nav
        .filter(({ routeId }) => !ids.has(routeId))
        .map(({ routeId }) => `${name}: menu to unknown route ${routeId}`),
    ),
    ...declared.flatMap(({ name, nav }) =>
      nav
        .flatMap(({ below = [] }) => below)
        .filter((path) => !routes.some((route) => route.path === path))
        .map((path) => `${name}: menu marked on unknown page ${path}`),
    ),
  ];
};

const twice = <Item>(items: readonly Item[], keyOf: (item: Item) => string, what: string): string[] => {
  const keys = items.map(keyOf);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))].map(
    (key) => `${what} ${key} is declared twice`,
  );
};
