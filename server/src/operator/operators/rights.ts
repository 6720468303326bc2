import {
  operatorKeysOf,
  type OperatorPermission,
  operatorRoles,
  type OperatorRole,
} from '@mall/contract/core/operator-permissions';
import { Refusal } from '@mall/contract/core/refusals';

export type Granted = { readonly role: string; readonly permissions: readonly OperatorPermission[] };
export type Holder = {
  readonly user_id: string;
  readonly role: string;
  readonly permissions: string[] | null;
};

/** The permissions that a role gives. Throws operator.noPermission for a custom role without any. */
export const grantedBy = ({ role, permissions }: Granted): readonly OperatorPermission[] => {
  if (role !== 'custom') return operatorRoles[role as OperatorRole]; // the schema knows no other
  if (permissions.length === 0) throw new Refusal('operator.noPermission');
  return permissions;
};

/** Nobody gives or takes what they lack. Throws role.beyondOwn. */
export const refuseBeyond = (
  own: readonly OperatorPermission[],
  wanted: readonly OperatorPermission[],
): void => {
  if (wanted.some((key) => !own.includes(key))) throw new Refusal('role.beyondOwn');
};

/** Whether somebody else may still appoint operators. */
export const othersAppoint = (holders: readonly Holder[], userId: string): boolean =>
  holders.some(
    (one) => one.user_id !== userId && operatorKeysOf(one.role, one.permissions).includes('operator.edit'),
  );
