import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member, Staff } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { acceptInvitation, refuseInvitation } from './accept-invitation.ts';
import { invitationsOf, invitationsTo } from './invitations.queries.ts';
import { inviteAgain, inviteStaff } from './invite-staff.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { toInvitation, toInvited } from './present.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** Invitations to work in a shop: of the shop, and to a member (decision 063). */
export const createInvitationService = ({ db, limits }: { db: Db; limits: Limits }) => {
  const one = async (
    reader: Reader,
    { staff, language }: Staff,
    id: string,
  ): Promise<Output<'staff.invite'>> => {
    const [row] = await invitationsOf(reader, staff.shopId, id);
    if (row === undefined) throw new Refusal('invitation.over');
    return toInvitation(row, language);
  };
  return {
    invite: async (caller: Staff, input: Input<'staff.invite'>): Promise<Output<'staff.invite'>> => {
      await limits.take('invitePerShopDay', caller.staff.shopId);
      await limits.take('invitePerNumberDay', input.mobile);
      return inTransaction(db, async (tx) => one(tx, caller, await inviteStaff(tx, caller, input)));
    },
    again: async (caller: Staff, id: string): Promise<Output<'staff.invite'>> => {
      const [known] = await invitationsOf(db, caller.staff.shopId, id);
      if (known === undefined) throw new Refusal('invitation.over');
      await limits.take('invitePerShopDay', caller.staff.shopId);
      await limits.take('invitePerNumberDay', openField(known.mobile, id));
      return inTransaction(db, async (tx) => {
        await inviteAgain(tx, caller, id);
        return one(tx, caller, id);
      });
    },
    ofShop: async ({ staff, language }: Staff): Promise<Output<'staff.invitations'>> => ({
      list: (await invitationsOf(db, staff.shopId)).map((row) => toInvitation(row, language)),
    }),
    withdraw: (caller: Staff, id: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        await withdrawInvitation(tx, caller, id);
        return null;
      }),

    ofMember: async ({ memberId, numberProved, language }: Member): Promise<Output<'invitation.list'>> => ({
      proved: numberProved,
      list: (await invitationsTo(db, memberId)).map((row) => toInvited(row, language)),
    }),
    accept: (caller: Member, id: string): Promise<Output<'invitation.accept'>> =>
      inTransaction(db, (tx) => acceptInvitation(tx, caller, id)),
    refuse: (caller: Member, id: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        await refuseInvitation(tx, caller, id);
        return null;
      }),
  };
};
