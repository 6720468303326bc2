import type { Output } from '@mall/contract/operations';
import { amounts } from './amounts.ts';
import type { Sums } from './sums.queries.ts';

type Amounts = Output<'shopReport.sales'>['money'][number]['now'];
/** Which amounts the reader may see beside sales. */
export type Sees = { readonly commission: boolean; readonly supply: boolean };

export const nothing: Sums = {
  orders: 0,
  // One for each name of a const table.
  ...(Object.fromEntries(amounts.map((name) => [name, 0])) as Omit<Sums, 'orders'>),
};

export const added = (one: Sums, other: Sums): Sums => ({
  orders: one.orders + other.orders,
  // One for each name of a const table.
  ...(Object.fromEntries(amounts.map((name) => [name, one[name] + other[name]])) as Omit<Sums, 'orders'>),
});

export const netOf = ({ paid, refunded }: Sums): number => paid - refunded;

export const toAmounts = (sums: Sums, sees: Sees): Amounts => {
  const net = netOf(sums);
  return {
    orders: sums.orders,
    pieces: sums.pieces,
    list: sums.list,
    discounts: {
      member: sums.member_off,
      package: sums.package_off,
      flash: sums.flash_off,
      boost: sums.boost_off,
      offer: sums.offer_off,
      coupon: sums.coupon_off,
    },
    freight: sums.freight,
    paid: sums.paid,
    refunded: sums.refunded,
    net,
    average: sums.orders === 0 ? 0 : Math.round(net / sums.orders),
    commission: sees.commission ? sums.commission : null,
    profit: sees.supply
      ? { known: sums.known, cost: sums.supplied, margin: sums.known - sums.supplied }
      : null,
  };
};
