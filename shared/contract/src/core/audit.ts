import type { Permission } from './permissions.ts';

/**
 * The subjects of changes, and the permission needed to read them (docs/features/staff-roles-and-audit.md).
 */
export const auditAreas = {
  price: 'goods.view',
  order: 'order.view',
  staff: 'staff.view',
  role: 'staff.view',
  setting: 'shop.view',
} as const satisfies Record<string, Permission>;
export type AuditArea = keyof typeof auditAreas;
