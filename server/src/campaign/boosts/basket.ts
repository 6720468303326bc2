import { money } from '@mall/contract/core/money';
import { Refusal } from '@mall/contract/core/refusals';
import type { Basket } from '../../trade/index.ts';
import { unitPrices } from '../../catalog/index.ts';
import type { LaunchRow } from './rows.queries.ts';
import { mayOrder } from './rules.ts';
import type { BoostRead } from './read.queries.ts';

/**
 * The piece that a launch holds, at the price that friends have cut. Throws campaign.notHere, boost.notReached, boost.frozen,
 * boost.over, product.unavailable: early answers, for the statement that writes the order checks the same
 * again.
 */
export const boostBasket = ({ goods, launch }: BoostRead): Basket => {
  if (!launch.here) throw new Refusal('campaign.notHere');
  if (!mayOrder(launch)) throw new Refusal(whyNot(launch), { status: launch.status });
  const skuId = String(launch.sku_id);
  const priceable = goods.get(skuId);
  if (priceable === undefined || priceable.invalidReason !== null)
    throw new Refusal('product.unavailable', { skuId });
  const price = money(launch.launch_price - launch.cut);
  const prices = unitPrices({ ...priceable.rule, activityPrice: price, allowCoupon: false });
  return {
    source: 'boost',
    lines: [{ priceable, prices, qty: 1, inPackage: null }],
    packages: [],
    cartIds: [],
    offer: null,
    activity: { id: launch.id, price, perUserLimit: 1, allowCoupon: false },
  };
};

const whyNot = ({ status }: LaunchRow): 'boost.notReached' | 'boost.frozen' | 'boost.over' => {
  if (status === 'active') return 'boost.notReached';
  return status === 'frozen' ? 'boost.frozen' : 'boost.over';
};
