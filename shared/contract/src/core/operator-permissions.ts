/** What the operators of the mall may do, and their preset roles (docs/decisions/066-operators.md). */
export const operatorPermissions = [
  'order.view',
  'order.edit',
  'order.refund',
  'catalogue.view',
  'catalogue.edit',
  'content.view',
  'content.edit',
  'shop.view',
  'shop.edit',
  'review.view',
  'review.decide',
  'campaign.view',
  'campaign.edit',
  'finance.view',
  'finance.pay',
  'member.view',
  'member.edit',
  'talk.answer',
  'settings.view',
  'settings.edit',
  'release.edit',
  'audit.view',
  'operator.view',
  'operator.edit',
] as const;
export type OperatorPermission = (typeof operatorPermissions)[number];

const starting = (...prefixes: string[]): OperatorPermission[] =>
  operatorPermissions.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));

export const operatorRoles = {
  all: [...operatorPermissions],
  catalogue: starting('catalogue.', 'content.'),
  reviewer: [...starting('review.'), 'catalogue.view', 'shop.view'],
  campaigns: [...starting('campaign.'), 'catalogue.view', 'content.view'],
  finance: [...starting('finance.'), 'campaign.view', 'order.view', 'order.refund', 'shop.view'],
  support: [...starting('order.', 'member.', 'talk.'), 'catalogue.view', 'shop.view'],
  readOnly: operatorPermissions.filter((key) => key.endsWith('.view')),
} as const satisfies Record<string, readonly OperatorPermission[]>;
export type OperatorRole = keyof typeof operatorRoles;

export const operatorRoleNames = Object.keys(operatorRoles) as OperatorRole[]; // keys of a const table

/** The permissions of a role; a custom one, which an operator has alone, brings its own. */
export const operatorKeysOf = (
  role: string,
  custom: readonly string[] | null,
): readonly OperatorPermission[] => {
  if (custom !== null) return operatorPermissions.filter((key) => custom.includes(key));
  return operatorRoleNames.some((name) => name === role) ? operatorRoles[role as OperatorRole] : []; // just looked for
};
