import { z } from 'zod';
import { Flag, Id, Instant, listEnvelope, Minor, None, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { endings } from '../catalog/shop-price.ts';

const EndingName = z.enum(endings);
const Factor = z.string().describe('With four decimals: 1.5000');
/** Any typed text: the service returns the exact problem of a coefficient. */
const FactorInput = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(20));

/** Supply prices, and so margins, are returned only to users who may see the shop's finances. */
export const SupplyPrice = Minor.nullable().describe('Null without finance.view');

const FactorChange = z.object({
  id: z.string(),
  old: Factor,
  new: Factor,
  oldEnding: EndingName,
  newEnding: EndingName,
  by: z.string().describe('Who changed it'),
  at: Instant,
  undoneAt: Instant.nullable(),
  undoable: z.boolean().describe('It is what holds now, and not older than a day'),
});

const ChangedPrice = z.object({
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  platformPrice: Minor,
  now: Minor,
  next: Minor,
  own: z.boolean().describe('It has a price of its own, which stays'),
  supplyPrice: SupplyPrice,
});

const Preview = listEnvelope(ChangedPrice).extend({
  summary: z.object({
    up: z.int(),
    down: z.int(),
    same: z.int().describe('Follows the coefficient and costs the same'),
    own: z.int(),
    carts: z.int().describe('Members whose cart gets a notice'),
    marginNow: z.int().nullable().describe('Basis points, the average of all SKUs'),
    marginNext: z.int().nullable(),
  }),
});

const Terms = z.object({ priceFactor: Factor, ending: EndingName });

export const priceFactorOps = {
  'priceFactor.show': op('priceFactor.show', {
    access: 'staff:shop.view',
    summary: "The shop's coefficient and its changes",
    input: None,
    output: Terms.extend({ changes: z.array(FactorChange) }),
  }),
  'priceFactor.update': op('priceFactor.update', {
    access: 'staff:price.edit',
    summary: 'Changes the coefficient, or with `dryRun` tells what every price would be',
    input: Paging.extend({
      priceFactor: FactorInput,
      ending: EndingName.optional(),
      dryRun: Flag.default(false),
      seenFactor: FactorInput.optional().describe('What it was when the person decided'),
      seenEnding: EndingName.optional(),
      keyword: text(0, 60).optional(),
      only: z.enum(['changed', 'own']).default('changed'),
    }),
    output: Terms.extend({ preview: Preview.optional(), changeId: z.string().nullable() }),
    refuses: ['price.factorInvalid', 'price.changedElsewhere'],
  }),
  'priceFactor.undo': op('priceFactor.undo', {
    access: 'staff:price.edit',
    summary: 'Takes the last change of the coefficient back within a day',
    input: z.object({ id: Id }),
    output: Terms,
    refuses: ['missing', 'price.undoTooLate', 'price.changedSince'],
  }),
};
