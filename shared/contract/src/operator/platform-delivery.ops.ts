import { z } from 'zod';
import { Id, None } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { ofDeliveries } from '../trade/delivery.ops.ts';
import { handled } from '../trade/delivery-handling.shapes.ts';
import { ShopDelivery } from '../trade/delivery.shapes.ts';

/** Deliveries of the mall's own orders, which an operator follows up as a shop's staff follow up theirs. */
export const platformDeliveryOps = {
  'platformDelivery.list': op('platformDelivery.list', {
    access: 'operator:order.view',
    summary: 'Deliveries of orders without a shop, those in danger first',
    input: ofDeliveries.List,
    output: ofDeliveries.Listed,
  }),
  'platformDelivery.board': op('platformDelivery.board', {
    access: 'operator:order.view',
    summary: 'The first deliveries of orders without a shop in each status, and how many each has',
    input: ofDeliveries.Board,
    output: ofDeliveries.OnBoard,
  }),
  'platformDelivery.people': op('platformDelivery.people', {
    access: 'operator:order.view',
    summary: 'Who is or was an operator, to find deliveries by who took a step',
    input: None,
    output: ofDeliveries.People,
  }),
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
