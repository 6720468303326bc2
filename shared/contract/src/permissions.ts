/** The 24 keys of a shop's back office and the preset roles (decisions 2.15). */
export const permissions = [
  'shop.view',
  'shop.edit',
  'price.edit',
  'staff.view',
  'staff.edit',
  'role.edit',
  'message.view',
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
] as const;
export type Permission = (typeof permissions)[number];

const starting = (...prefixes: string[]): Permission[] =>
  permissions.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));

export const presetRoles = {
  owner: [...permissions],
  manager: permissions.filter((key) => key !== 'role.edit' && key !== 'finance.view'),
  sales: ['order.view', 'order.edit', ...starting('want.'), 'goods.view', 'package.view', 'message.view'],
  content: [...starting('goods.', 'package.'), 'brand.edit'],
  delivery: [...starting('delivery.'), 'order.view'],
  finance: ['order.view', 'order.confirm_payment', 'order.refund', 'order.export', 'finance.view'],
} as const satisfies Record<string, readonly Permission[]>;
export type PresetRole = keyof typeof presetRoles;
