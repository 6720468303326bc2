import { z } from 'zod';
import { Id, Instant, listEnvelope, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { payoutMethods } from '../incentive/withdrawal.ts';
import {
  Balance,
  Payout,
  Statement,
  StatementLines,
  StatementOfShop,
  Terms,
} from '../trade/settlement.shapes.ts';

const Account = z.object({
  method: z.enum(payoutMethods),
  holder: z.string(),
  account: z.string().describe('Its last four characters'),
  changedAt: Instant,
});

/** What the mall owes a shop, as its own people see it (docs/decisions/080-settlement.md). */
export const shopSettlementOps = {
  'shopSettlement.show': op('shopSettlement.show', {
    access: 'staff:finance.view',
    summary: 'What the mall owes the shop now, by which terms, and where it is sent',
    input: z.object({}),
    output: z.object({
      balances: z.array(Balance),
      terms: Terms,
      account: Account.nullable(),
      maySetAccount: z.boolean().describe('Only the owner says where money is sent'),
    }),
  }),
  'shopSettlement.statements': op('shopSettlement.statements', {
    access: 'staff:finance.view',
    summary: 'The statements of the shop, the latest first',
    input: Paging,
    output: listEnvelope(Statement),
  }),
  'shopSettlement.statement': op('shopSettlement.statement', {
    access: 'staff:finance.view',
    summary: 'One statement of the shop',
    input: z.object({ id: Id }),
    output: StatementOfShop,
    refuses: ['missing'],
  }),
  'shopSettlement.lines': op('shopSettlement.lines', {
    access: 'staff:finance.view',
    summary: 'The lines of a statement, one for each order, adjustment and payout',
    input: Paging.extend({ id: Id }),
    output: StatementLines,
    refuses: ['missing'],
  }),
  'shopSettlement.sheet': op('shopSettlement.sheet', {
    access: 'staff:finance.view',
    summary: 'A statement as an Excel file, line by line, in the language of who asks; no envelope',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing'],
  }),
  'shopSettlement.payouts': op('shopSettlement.payouts', {
    access: 'staff:finance.view',
    summary: 'What the mall sent the shop, the latest first',
    input: Paging,
    output: listEnvelope(Payout),
  }),
  'shopSettlement.setAccount': op('shopSettlement.setAccount', {
    access: 'staff:finance.view',
    needsProvedNumber: true,
    stepUp: true,
    summary: 'Says where the mall sends money to; the owner alone. Payouts that are drafted keep theirs',
    input: z.object({ method: z.enum(payoutMethods), holder: text(2, 40), account: text(1, 64) }),
    output: Account,
    refuses: ['payout.ownerOnly', 'withdrawal.accountWrong'],
  }),
};
