import { type Endpoint, endpointOf } from './endpoint.ts';
import { legalWire } from './wire.legal.ts';
import { mallWire } from './wire.mall.ts';
import { memberWire, messageWire, proofWire } from './wire.member.ts';
import { officeWire } from './wire.office.ts';
import { orderLinkWire } from './wire.order-link.ts';
import { plannerWire } from './wire.planner.ts';
import { operatorWire } from './wire.operator.ts';
import { talkWire } from './wire.talk.ts';
import { setupWire } from './wire.setup.ts';
import { distributionWire, promotionWire } from './wire.promotion.ts';

/** Operations of the specification that none of our pages calls; no browser downloads them. */
export const apiWire = {
  'brand.products': 'GET /brandProduct',
  'member.currentUser': 'GET /user/currentUser',
  'member.realName': 'GET /getInfo',
  'product.recommended': 'GET /productRecommendList',
  'product.newPage': 'GET /get_new_goods',
  'product.hotPage': 'GET /get_hot_goods',
  'search.products': 'GET /getSearchProduct',
} as const;

/**
 * Method and path of every operation under /api: all that a browser needs at run time, and it loads only
 * those of its page. Names are `<area>.<verb>`; the schemas beside them (`*.ops.ts`) stay on the server
 * (decisions 2.19, 2.20).
 */
export const wire = {
  ...mallWire,
  ...legalWire,
  ...plannerWire,
  ...apiWire,
  ...memberWire,
  ...proofWire,
  ...messageWire,
  ...promotionWire,
  ...distributionWire,
  ...orderLinkWire,
  ...officeWire,
  ...operatorWire,
  ...setupWire,
  ...talkWire,
} as const;

export type OperationName = keyof typeof wire;

/** Method and path of any operation, for code that has all of them. */
export const endpoint = (name: OperationName): Endpoint => endpointOf(wire[name]);
