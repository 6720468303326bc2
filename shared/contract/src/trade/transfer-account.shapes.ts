import { z } from 'zod';
import { Flag, Id, int, listOf, MediaUrl, None, Nothing, text } from '../core/schema-helpers.ts';
import { transferAccountLimits as limits, transferCurrencies } from './transfer-account.ts';

/** What a buyer needs to transfer money. */
const told = {
  bank: z.string().describe('The bank or wallet'),
  holder: z.string(),
  number: z.string(),
  branch: z.string().describe('Branch, SWIFT code and the like, as the seller wrote it'),
  note: z.string(),
};

/** An account as the buyer of an order sees it. */
export const ShownAccount = z.object({
  id: z.string(),
  ...told,
  qr: z.string().nullable().describe('A picture to scan, at an address that is valid for some minutes'),
});

const Account = z.object({
  id: z.string(),
  version: z.int(),
  ...told,
  currency: z.enum(transferCurrencies),
  qrUrl: MediaUrl.nullable().describe('As it is stored, to send back'),
  qr: z.string().nullable().describe('To show, at an address that is valid for some minutes'),
  on: z.boolean(),
});

const content = {
  bank: text(1, limits.bank).describe('The bank or wallet'),
  holder: text(1, limits.holder),
  number: text(1, limits.number),
  branch: text(0, limits.branch).default(''),
  note: text(0, limits.note).default('').describe('What buyers should know of it'),
  currency: z.enum(transferCurrencies).describe('It is shown for orders in this currency'),
  qrUrl: MediaUrl.nullable().default(null).describe('A picture that the caller uploaded as `proof`'),
};
const OfOne = z.object({ id: Id });
const AllOfThem = z.object({
  list: z.array(Account),
  mayEdit: z.boolean().describe('Whether the caller may change them'),
});

/** What the operations of shops and those of the mall have in common: input, output, refusals. */
export const transferAccountParts = {
  list: {
    summary: 'Accounts that buyers transfer money to, in the order in which buyers see them',
    input: None,
    output: AllOfThem,
  },
  create: {
    summary: 'Adds an account, which is on and comes last',
    input: z.object(content),
    output: Account,
    refuses: ['transferAccount.tooMany', 'goods.pictureUnknown'],
  },
  change: {
    summary: 'Changes the version of an account that was seen',
    input: OfOne.extend({ version: int(1, 1_000_000), ...content }),
    output: Account,
    refuses: ['missing', 'goods.changedElsewhere', 'goods.pictureUnknown'],
  },
  set: {
    summary: 'Switches an account on or off; payments that were begun go on',
    input: OfOne.extend({ on: Flag }),
    output: Account,
    refuses: ['missing'],
  },
  sort: {
    summary: 'Says in which order buyers see the accounts',
    input: z.object({ ids: listOf(Id, limits.accounts) }),
    output: AllOfThem,
  },
  remove: {
    summary: 'Removes an account; it can be put back',
    input: OfOne,
    output: Nothing,
    refuses: ['missing'],
  },
  restore: {
    summary: 'Puts an account back that was removed',
    input: OfOne,
    output: Nothing,
    refuses: ['missing', 'transferAccount.tooMany'],
  },
} as const;
