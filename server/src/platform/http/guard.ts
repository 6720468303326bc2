import { lookingRole, type Permission, whileSuspended } from '@mall/contract/core/permissions';
import { Refusal } from '@mall/contract/core/refusals';
import type { Caller, Member, Operator, Staff } from './caller.ts';

/**
 * Throws account.numberUnproved for a member who registered by password and has not yet shown that the number is
 * theirs, where the operation needs that.
 */
export const guardNumber = (
  { needsProvedNumber }: { readonly needsProvedNumber: boolean },
  caller: Caller,
): void => {
  if (needsProvedNumber && !caller.numberProved) throw new Refusal('account.numberUnproved');
};

/** Deny by default: an operation's declared access decides who may call it. */
export const guard = (access: string, caller: Caller): void => {
  if (access === 'visitor') return;
  if (access === 'shopCodeOrMember') {
    if (caller.memberId !== null || caller.shop !== null) return;
    // Who had a session is told that it has ended: signing in again opens the page, with any code.
    throw new Refusal(caller.wrongCode && caller.tokenHash === null ? 'shop.wrongCode' : 'session.expired');
  }
  const member = asMember(caller);
  if (access === 'member') return;
  if (isOperators(access)) {
    const key = access.slice('operator:'.length);
    const own: readonly string[] = member.operator?.permissions ?? [];
    if (member.operator === null || (key !== '' && !own.includes(key)))
      throw new Refusal('access.denied', access);
    return;
  }
  if (access === 'staff') {
    if (member.staff === null) throw new Refusal('shop.notOwned');
    return;
  }
  const needed = access.slice('staff:'.length);
  const granted: readonly Permission[] = member.staff?.permissions ?? [];
  if (granted.some((key) => key === needed)) return;
  throw new Refusal(closedBySuspension(member, needed) ? 'shop.suspended' : 'access.denied', needed);
};

const closedBySuspension = (member: Member, needed: string): boolean =>
  member.staff?.suspended === true && !whileSuspended.some((key) => key === needed);

/**
 * Whether somebody has to set up a second factor before an office answers them: operators and owners of shops, where
 * the mall requires it.
 */
export const owesSecondFactor = ({ operator, staff, secondFactor }: Caller, isRequired: boolean): boolean =>
  isRequired && !secondFactor && (operator !== null || staff?.role === 'owner');

/** An operator who sees a shop as its people do changes nothing in its office. Throws shop.onlyLooking. */
export const guardLooking = (access: string, method: 'GET' | 'POST', { staff }: Caller): void => {
  if (staff?.role !== lookingRole || method === 'GET') return;
  if (access === 'staff' || access.startsWith('staff:')) throw new Refusal('shop.onlyLooking');
};

const isOperators = (access: string): boolean => /^operator(:|$)/.test(access);

/** Operations of an office: that of a shop, or the operators'. */
export const isOffice = (access: string): boolean => /^(staff|operator)(:|$)/.test(access);

/** Keeps an office closed to who owes a second factor. Throws secondFactor.required. */
export const guardOffice = (access: string, caller: Caller, isRequired: boolean): void => {
  if (!isOffice(access)) return;
  if (owesSecondFactor(caller, isRequired)) throw new Refusal('secondFactor.required');
};

export const asMember = (caller: Caller): Member => {
  if (caller.memberId === null) throw new Refusal('session.expired');
  return { ...caller, memberId: caller.memberId };
};

export const asOperator = (caller: Caller): Operator => {
  const member = asMember(caller);
  if (member.operator === null) throw new Refusal('access.denied', 'operator');
  return { ...member, operator: member.operator };
};

export const asStaff = (caller: Caller): Staff => {
  const member = asMember(caller);
  if (member.staff === null) throw new Refusal('shop.notOwned');
  return { ...member, staff: member.staff };
};
