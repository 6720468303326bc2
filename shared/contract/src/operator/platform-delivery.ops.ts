import { z } from 'zod';
import { Id } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { handled } from '../trade/delivery-handling.shapes.ts';
import { ShopDelivery } from '../trade/delivery.shapes.ts';

/** Deliveries of the mall's own orders, which an operator follows up as a shop's staff follow up theirs. */
export const platformDeliveryOps = {
  'platformDelivery.show': op('platformDelivery.show', {
    access: 'operator:order.view',
    summary: 'One delivery of an order without a shop: steps, dates, what was signed, links, log',
    input: z.object({ id: Id.describe('The delivery, by the id that platformOrder.detail shows') }),
    output: ShopDelivery,
    refuses: ['missing'],
  }),
  'platformDelivery.change': op('platformDelivery.change', {
    access: 'operator:order.edit',
    summary:
      'Changes its plan, takes it one step on or one back, hands a form in, settles a claim; all of it or nothing',
    input: handled.Change,
    output: ShopDelivery,
    refuses: [...handled.refusesChange],
  }),
  'platformDelivery.split': op('platformDelivery.split', {
    access: 'operator:order.edit',
    summary: 'Takes pieces out of a delivery that is only recorded into one of their own',
    input: handled.Split,
    output: ShopDelivery,
    refuses: [...handled.refusesSplit],
  }),
  'platformDelivery.makeLink': op('platformDelivery.makeLink', {
    access: 'operator:order.edit',
    summary: "Makes a signed link to the installer's page; its token is told this once",
    input: handled.AskLink,
    output: handled.Link,
    refuses: [...handled.refusesLink],
  }),
  'platformDelivery.revokeLink': op('platformDelivery.revokeLink', {
    access: 'operator:order.edit',
    summary: 'Revokes one link of a delivery, or all of them',
    input: handled.Revoke,
    output: ShopDelivery,
    refuses: ['missing'],
  }),
};
