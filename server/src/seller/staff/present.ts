import type { Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { isPresetRole, type Permission, permissions, presetRoles } from '@mall/contract/core/permissions';
import type { Member, Staff } from '../../platform/http/caller.ts';
import { maskEmail, maskPhone } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import type { InvitationRow, InvitationToMember } from './invitations.queries.ts';
import type { ShopOfMember, StaffRow } from './queries.ts';
import { permissionName, roleName } from '../../platform/i18n/permission-names.ts';

/**
 * A member of a shop's staff as its people see them: number and address masked, money only for those who may
 * see finances.
 */
export const toStaff = (row: StaffRow, caller: Staff): Output<'staff.change'> => ({
  userId: row.user_id,
  name: row.name,
  image: row.image,
  mobile: maskPhone(openField(row.mobile, row.user_id)),
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

/** An invitation as the shop sees it. */
export const toInvitation = (row: InvitationRow, language: Language): Output<'staff.invite'> => ({
  id: row.id,
  mobile: maskPhone(openField(row.mobile, row.id)),
  roleId: row.role,
  roleName: roleName(row.role_name ?? row.role, language),
  level: row.level,
  remark: row.remark,
  invitedBy: row.invited_by,
  invitedAt: row.invited_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expired,
});

/** The same as the invited sees it: who invites them, and to what. */
export const toInvited = (
  row: InvitationToMember,
  language: Language,
): Output<'invitation.list'>['list'][number] => ({
  id: row.id,
  storeName: row.store_name,
  logo: row.logo,
  roleName: roleName(row.role_name ?? row.role, language),
  permissions: permissionsOf(row).map((key) => permissionName(key, language)),
  invitedBy: row.invited_by,
  expiresAt: row.expires_at.toISOString(),
});

const permissionsOf = ({ role, permissions: own }: InvitationToMember): readonly Permission[] => {
  if (own !== null) return permissions.filter((key) => own.includes(key));
  return isPresetRole(role) ? presetRoles[role] : [];
};
