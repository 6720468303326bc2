import { money } from '@mall/contract/core/money';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Basket } from '../../trade/orders/basket.ts';
import { type OrderQuestion, type OrderRead, readOrder } from '../../trade/orders/read.queries.ts';
import { unitPrices } from '../../catalog/pricing/price.ts';
import { type LaunchRow, launchRows } from './rows.queries.ts';
import { mayOrder } from './rules.ts';

export type BoostRead = OrderRead & { readonly launch: LaunchRow };

/** A member's own launch with what its order will be made of. Throws missing, also for a launch of which nothing is to be ordered. */
export const readBoost = async (
  reader: Reader,
  caller: Member,
  { id, addressId, key }: Omit<OrderQuestion, 'skuIds'> & { id: string },
): Promise<BoostRead> => {
  const [launch] = await launchRows(reader, sql`l.id = ${id} and l.user_id = ${caller.memberId}`);
  if (launch === undefined || launch.sku_id === null) throw new Refusal('missing');
  const skuIds = [String(launch.sku_id)];
  return { ...(await readOrder(reader, caller, { skuIds, addressId, key })), launch };
};

/**
 * The piece that a launch holds, at the price that friends have cut. Throws boost.notReached, boost.frozen, boost.over,
 * product.unavailable: early answers, for the statement that writes the order asks for the same again.
 */
export const boostBasket = ({ goods, launch }: BoostRead): Basket => {
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
