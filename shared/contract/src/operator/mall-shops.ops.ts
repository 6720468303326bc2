import { z } from 'zod';
import { campaignKinds } from '../campaign/campaign.ts';
import { isShopCode, shopText } from '../core/limits.ts';
import { Id, Instant, listEnvelope, Mobile, None, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const shopStates = ['open', 'suspended'] as const;

export const ShopCode = z
  .string()
  .trim()
  .refine(isShopCode)
  .transform((code) => code.toUpperCase())
  .describe('6 to 12 of 0-9 and A-Z; small letters count as capitals');
const Reason = text(0, shopText.reason).describe('Read by the owner');

const Shop = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  state: z.enum(shopStates),
  owner: z.object({ name: z.string(), mobile: z.string().describe('Masked') }),
  priceFactor: z.string().describe('With four decimals: 1.5000'),
  orders: z.int().describe('Placed in the last 30 days'),
  madeAt: Instant,
  keepsOut: z.array(z.enum(campaignKinds)).describe('Of the mall’s campaigns'),
});

/** The shops of the mall as its operators see and keep them; what shops propose is in `shop-review.ops.ts`. */
export const mallShopOps = {
  'mallShop.list': op('mallShop.list', {
    access: 'operator:shop.view',
    summary: 'The shops of the mall, the newest first',
    input: Paging.extend({
      keyword: text(0, 40)
        .optional()
        .describe("A part of the name, of the code, or the owner's whole number"),
      state: z.enum(shopStates).optional(),
    }),
    output: listEnvelope(Shop),
  }),
  'mallShop.create': op('mallShop.create', {
    access: 'operator:shop.edit',
    stepUp: true,
    summary: 'Makes a shop for a member with a proved number, who is told',
    input: z.object({
      code: ShopCode,
      mobile: Mobile.describe("The owner's"),
      name: text(0, 40),
      priceFactor: z.string().max(20).default('1.0000'),
    }),
    output: Shop,
    refuses: ['shop.codeTaken', 'shop.noOwner', 'shop.nameLength', 'price.factorInvalid'],
  }),
  'mallShop.suspend': op('mallShop.suspend', {
    access: 'operator:shop.edit',
    stepUp: true,
    summary: 'Closes a shop to shoppers; its people see everything and finish what is sold',
    input: z.object({ id: Id, reason: Reason }),
    output: Nothing,
    refuses: ['missing', 'shop.notOpen', 'shop.noReason'],
  }),
  'mallShop.reopen': op('mallShop.reopen', {
    access: 'operator:shop.edit',
    summary: 'Opens a suspended shop again',
    input: z.object({ id: Id, reason: Reason }),
    output: Nothing,
    refuses: ['missing', 'shop.notSuspended', 'shop.noReason'],
  }),
  'mallShop.changeCode': op('mallShop.changeCode', {
    access: 'operator:shop.edit',
    stepUp: true,
    summary: 'Gives a shop another code; the old one stops working at once',
    input: z.object({
      id: Id,
      seen: text(1, 12).describe('The code that it had when this was decided'),
      code: ShopCode,
    }),
    output: Nothing,
    refuses: ['missing', 'shop.codeTaken', 'shop.codeUnchanged', 'shop.changedMeanwhile'],
  }),
  'mallShop.look': op('mallShop.look', {
    access: 'operator:shop.view',
    stepUp: true,
    summary:
      'Opens the office of a shop to this session for half an hour, to see and not to change (decision 091)',
    input: z.object({ id: Id, reason: Reason.describe('Read by the owner in the log of the shop') }),
    output: z.object({ until: Instant }),
    refuses: ['missing', 'shop.noReason'],
  }),
  'shopLook.end': op('shopLook.end', {
    access: 'operator:shop.view',
    summary: 'Closes that office again, by a page of it',
    input: None,
    output: Nothing,
  }),
};
