import { type Language, languages, pickText } from '@mall/contract/core/languages';
import { officePaths } from '@mall/contract/seller/office-paths';
import type { Permission } from '@mall/contract/core/permissions';
import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { type Command, fits } from '@mall/office/palette';

export type ActionId =
  | 'add'
  | 'confirm'
  | 'record'
  | 'ship'
  | 'refund'
  | 'factor'
  | 'staff'
  | 'copy'
  | 'keys';
type Action = { readonly needs?: Permission; readonly to?: string };

/**
 * The actions that are available anywhere to users with the permission. Those without an address run on the
 * spot.
 */
export const actions: Readonly<Record<ActionId, Action>> = {
  add: { needs: 'goods.edit', to: officePaths.productForm() },
  confirm: { needs: 'order.view', to: `${officePaths.orders()}?need=proof` },
  record: { needs: 'order.view', to: `${officePaths.orders()}?need=record` },
  ship: { needs: 'order.view', to: `${officePaths.orders()}?need=ship` },
  refund: { needs: 'order.view', to: `${officePaths.orders()}?need=refund` },
  factor: { needs: 'price.edit', to: officePaths.factor() },
  staff: { needs: 'staff.edit', to: officePaths.staff() },
  copy: { needs: 'shop.view' },
  keys: {},
};

/** The pages of the menu that the user may open and that match a word, in their language or in any other. */
export const pagesFor = (
  { nav, routes }: Pick<RemoteConfig, 'nav' | 'routes'>,
  { may, speaks, word }: { may: readonly Permission[]; speaks: Language; word: string },
): Command[] =>
  nav.flatMap(({ routeId, label, search = '' }) => {
    const route = routes.find(({ id }) => id === routeId);
    if (route === undefined || !(route.needs === undefined || may.includes(route.needs))) return [];
    if (!languages.some((language) => fits(label[language] ?? '', word))) return [];
    return [{ id: routeId, label: pickText(label, speaks).text, to: `${route.path}${search}` }];
  });
