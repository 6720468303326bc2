import type { Output } from '@mall/contract/operations';
import type { Member, Staff } from '../../platform/http/caller.ts';
import { maskEmail, maskPhone } from '../../platform/i18n/mask.ts';
import type { ShopOfMember, StaffRow } from './queries.ts';
import { roleName } from '../../platform/i18n/permission-names.ts';

/**
 * A member of a shop's staff as its people see them: number and address masked, money only for those who may
 * see finances.
 */
export const toStaff = (row: StaffRow, caller: Staff): Output<'staff.add'> => ({
  userId: row.user_id,
  name: row.name,
  image: row.image,
  mobile: maskPhone(row.mobile),
  email: row.email === null ? null : maskEmail(row.email),
  sex: row.sex === 1 || row.sex === 2 ? row.sex : 0,
  balance: caller.staff.permissions.includes('finance.view') ? row.balance : null,
  registeredAt: row.registered_at.toISOString(),
  roleId: row.role,
  roleName: roleName(row.role_name ?? row.role, caller.language),
  level: row.level,
  remark: row.remark,
  addedAt: row.added_at.toISOString(),
  addedBy: row.added_by,
  seenAt: row.seen_at?.toISOString() ?? null,
  owner: row.role === 'owner',
  me: row.user_id === caller.memberId,
});

export const toShopOfMember = (row: ShopOfMember, caller: Member): Output<'staff.shops'>['list'][number] => ({
  id: row.id,
  code: row.code,
  storeName: row.store_name,
  logo: row.logo,
  roleId: row.role,
  roleName: roleName(row.role_name ?? row.role, caller.language),
  suspended: row.status !== 'open',
  active: row.id === caller.staff?.shopId,
});
