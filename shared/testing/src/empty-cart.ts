import type { Output } from '@mall/contract/operations';

export const emptyCart: Output<'cart.get'> = {
  list: [],
  packages: [],
  saved: { list: [], packages: [] },
  count: 0,
  total: 0,
  bill: { goods: 0, discount: 0, freight: 0, pay: 0, couponNote: null },
};
