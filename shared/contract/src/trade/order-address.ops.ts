import { z } from 'zod';
import { addressLimits } from '../member/address.ts';
import { Id, Nothing, NumId, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { addressNoteMax } from './order.ts';
import { SellerOrderDetail } from './order.shapes.ts';

const Proposed = z.object({
  id: Id.describe('The order'),
  name: text(1, addressLimits.name),
  phone: z.string().regex(/^\+?\d[\d -]{5,19}$/),
  region: z
    .object({ provinceId: NumId, cityId: NumId, districtId: NumId })
    .optional()
    .describe('Absent: the region of the order stays'),
  detail: text(1, addressLimits.detail),
  note: text(1, addressNoteMax).describe('Why; the buyer reads it'),
});
const refusesProposal = [
  'missing',
  'order.notAllowed',
  'order.addressProposed',
  'address.incomplete',
] as const;
const Withdrawn = z.object({ id: Id.describe('The order') });
const refusesWithdrawal = ['missing', 'order.proposalOver'] as const;

/**
 * The address of an order before it is sent (decision 102): its buyer changes it until it is recorded; until it is sent
 * its seller proposes another one, which counts when the buyer agrees.
 */
export const orderAddressOps = {
  'order.changeAddress': op('order.changeAddress', {
    access: 'member',
    needsProvedNumber: true,
    summary:
      'Sends an order that is not recorded to another of the addresses of its buyer, for the same price',
    input: z.object({ id: Id, addressId: Id }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'order.answerAddress': op('order.answerAddress', {
    access: 'member',
    summary: 'Agrees to an address that the seller proposes, or declines it',
    input: z.object({ id: Id.describe('The proposal'), answer: z.enum(['agree', 'decline']) }),
    output: Nothing,
    refuses: ['missing', 'order.proposalOver'],
  }),
  'shopOrder.proposeAddress': op('shopOrder.proposeAddress', {
    access: 'staff:order.edit',
    summary:
      'Proposes another address or receiver for an order that is not sent; it counts when the buyer agrees',
    input: Proposed,
    output: SellerOrderDetail,
    refuses: refusesProposal,
  }),
  'shopOrder.withdrawAddress': op('shopOrder.withdrawAddress', {
    access: 'staff:order.edit',
    summary: 'Takes the proposal of another address back',
    input: Withdrawn,
    output: SellerOrderDetail,
    refuses: refusesWithdrawal,
  }),
  'platformOrder.proposeAddress': op('platformOrder.proposeAddress', {
    access: 'operator:order.edit',
    summary:
      'Proposes another address or receiver for an order without a shop; it counts when the buyer agrees',
    input: Proposed,
    output: SellerOrderDetail,
    refuses: refusesProposal,
  }),
  'platformOrder.withdrawAddress': op('platformOrder.withdrawAddress', {
    access: 'operator:order.edit',
    summary: 'Takes the proposal of another address for an order without a shop back',
    input: Withdrawn,
    output: SellerOrderDetail,
    refuses: refusesWithdrawal,
  }),
};
