import { z } from 'zod';
import { Id, Instant, int, None, Nothing, text } from '../core/schema-helpers.ts';
import { staff as limits } from '../core/limits.ts';
import { op } from '../core/op.ts';

/** An invitation as the shop sees it. It is only of those who have not answered: an answered one is gone. */
const Sent = z.object({
  id: z.string(),
  mobile: z.string().describe('Masked'),
  roleId: z.string(),
  roleName: z.string(),
  level: z.int(),
  remark: z.string(),
  invitedBy: z.string().nullable(),
  invitedAt: Instant.describe('When it was sent last'),
  expiresAt: Instant,
  expired: z.boolean(),
});

const ById = z.object({ id: Id });

/**
 * Staff come by an invitation that they accept (decision 063). It is to a number, whether that is a member's or not, and
 * the shop learns nothing about that.
 */
export const staffInvitationOps = {
  'staff.invite': op('staff.invite', {
    access: 'staff:staff.edit',
    stepUp: true,
    summary: 'Invites a number to work in the shop; nobody is staff before they accept',
    input: z.object({
      mobile: z.string().max(20),
      roleId: Id.describe("A preset's name, or the id of a role of the shop"),
      level: int(limits.level.min, limits.level.max).default(limits.level.min),
      remark: text(0, limits.remark).default(''),
    }),
    output: Sent,
    refuses: [
      'mobile.invalid',
      'missing',
      'staff.already',
      'staff.tooMany',
      'invitation.already',
      'role.beyondOwn',
    ],
  }),
  'staff.invitations': op('staff.invitations', {
    access: 'staff:staff.view',
    summary: 'Invitations without an answer, the latest first',
    input: None,
    output: z.object({ list: z.array(Sent) }),
  }),
  'staff.resendInvitation': op('staff.resendInvitation', {
    access: 'staff:staff.edit',
    stepUp: true,
    summary: `Sends an invitation again; it holds for another ${limits.invitationDays} days`,
    input: ById,
    output: Sent,
    refuses: ['invitation.over', 'staff.tooMany', 'role.beyondOwn'],
  }),
  'staff.withdrawInvitation': op('staff.withdrawInvitation', {
    access: 'staff:staff.edit',
    summary: 'Withdraws an invitation: it cannot be accepted any more',
    input: ById,
    output: Nothing,
    refuses: ['invitation.over'],
  }),
  'invitation.list': op('invitation.list', {
    access: 'member',
    summary: 'Invitations to the number of the member; none until it is proved',
    input: None,
    output: z.object({
      proved: z.boolean().describe('Whether the number is proved'),
      list: z.array(
        z.object({
          id: z.string(),
          storeName: z.string(),
          logo: z.string().nullable(),
          roleName: z.string(),
          permissions: z.array(z.string()).describe('In words'),
          invitedBy: z.string().nullable(),
          expiresAt: Instant,
        }),
      ),
    }),
  }),
  'invitation.accept': op('invitation.accept', {
    access: 'member',
    needsProvedNumber: true,
    stepUp: true,
    summary: 'Accepts: the member works in the shop from now on',
    input: ById,
    output: z.object({ shopId: z.string(), storeName: z.string() }),
    refuses: ['invitation.over', 'invitation.notNow', 'staff.already', 'staff.tooMany'],
  }),
  'invitation.refuse': op('invitation.refuse', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Refuses: the invitation is gone, and the shop is told',
    input: ById,
    output: Nothing,
    refuses: ['invitation.over'],
  }),
};
