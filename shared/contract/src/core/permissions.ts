import type { OperatorPermission } from './operator-permissions.ts';

/** The 26 permissions of a shop's back office and the preset roles (decisions 2.15). */
export const permissions = [
  'shop.view',
  'shop.edit',
  'price.edit',
  'staff.view',
  'staff.edit',
  'role.edit',
  'message.view',
  'talk.answer',
  'goods.view',
  'goods.edit',
  'goods.visibility',
  'goods.price',
  'brand.edit',
  'package.view',
  'package.edit',
  'order.view',
  'order.edit',
  'order.confirm_payment',
  'order.refund',
  'order.export',
  'want.view',
  'want.edit',
  'delivery.view',
  'delivery.edit',
  'finance.view',
  'webhook.edit',
] as const;
export type Permission = (typeof permissions)[number];

const starting = (...prefixes: string[]): Permission[] =>
  permissions.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));

export const presetRoles = {
  owner: [...permissions],
  manager: permissions.filter((key) => !['role.edit', 'finance.view', 'webhook.edit'].includes(key)),
  sales: [
    'order.view',
    'order.edit',
    ...starting('want.'),
    'goods.view',
    'package.view',
    'message.view',
    'talk.answer',
  ],
  content: [...starting('goods.', 'package.'), 'brand.edit'],
  delivery: [...starting('delivery.'), 'order.view'],
  finance: ['order.view', 'order.confirm_payment', 'order.refund', 'order.export', 'finance.view'],
} as const satisfies Record<string, readonly Permission[]>;
export type PresetRole = keyof typeof presetRoles;

export const isPresetRole = (role: string): role is PresetRole => Object.hasOwn(presetRoles, role);

/** Roles that can be given to somebody; the owner's role comes with the shop. */
export const staffPresets = (Object.keys(presetRoles) as PresetRole[]).filter((role) => role !== 'owner'); // keys of a const table

/** Who of a shop's staff reads values that its other staff and all buyers must not see (decision 063). */
export const reads = {
  /** What a product costs the shop, and all that is computed from it. */
  supplyPrice: (own: readonly Permission[]): boolean => own.includes('finance.view'),
  /** The price before the shop's factor; with the shop's price it tells the factor. */
  platformPrice: (own: readonly Permission[]): boolean =>
    own.includes('goods.view') || own.includes('finance.view'),
} as const;

/** The order of the permissions in the table of roles. */
export const permissionGroups = {
  shop: starting('shop.', 'price.', 'staff.', 'role.', 'message.', 'talk.', 'webhook.'),
  goods: starting('goods.', 'brand.', 'package.'),
  orders: starting('order.', 'want.', 'delivery.'),
  money: starting('finance.'),
} as const satisfies Record<string, readonly Permission[]>;
export type PermissionGroup = keyof typeof permissionGroups;

/**
 * The permissions that remain in a suspended shop: to see everything, and to complete what it has sold
 * (docs/features/staff-roles-and-audit.md).
 */
export const whileSuspended: readonly Permission[] = permissions.filter(
  (key) =>
    key.endsWith('.view') || ['order.edit', 'order.refund', 'delivery.edit', 'talk.answer'].includes(key),
);

/** The role of an operator who sees a shop as its people do. */
export const lookingRole = 'looking';

/**
 * What such an operator sees (decision 091): all that can be seen but the messages of its people; numbers and streets
 * of buyers only with what shows them to an operator elsewhere, and money with what shows that.
 */
export const whileLooking = (own: readonly OperatorPermission[]): readonly Permission[] => {
  const sees = (key: Permission): boolean => {
    if (key === 'finance.view') return own.includes('finance.view');
    if (key === 'message.view') return false;
    return !/^(order|want|delivery)\./.test(key) || own.includes('order.edit');
  };
  return permissions.filter((key) => key.endsWith('.view') && sees(key));
};

/** The permissions that somebody with only `own` cannot grant: nobody grants what they lack. */
export const beyond = (own: readonly Permission[], wanted: readonly Permission[]): Permission[] =>
  wanted.filter((key) => !own.includes(key));
