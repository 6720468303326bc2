import type { Permission } from './permissions.ts';

/** What changes are about, and the key that lets somebody read them (docs/features/staff-roles-and-audit.md). */
export const auditAreas = {
  price: 'goods.view',
  order: 'order.view',
  staff: 'staff.view',
  role: 'staff.view',
  setting: 'shop.view',
} as const satisfies Record<string, Permission>;
export type AuditArea = keyof typeof auditAreas;
