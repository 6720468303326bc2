import {
  actionsFor,
  allows,
  type OrderAction,
  type OrderStatusName,
  orderStatus,
  orderTabs,
} from './order.ts';

// Each line is a sentence of spec §4 or decisions 2.7, not a copy of the table.
it.each([
  ['the buyer pays an unpaid order', 'pay', 'buyer', 'unpaid', true],
  ['nobody pays twice', 'pay', 'buyer', 'paid', false],
  ['only the shop confirms a payment', 'confirmPayment', 'buyer', 'unpaid', false],
  ['the shop confirms a payment', 'confirmPayment', 'shop', 'unpaid', true],
  ['a paid order is not confirmed again', 'confirmPayment', 'shop', 'paid', false],
  ['a confirmed transfer is taken back while nothing is recorded', 'takeBack', 'shop', 'paid', true],
  ['a confirmed transfer is taken back while nothing is sent', 'takeBack', 'shop', 'awaitingShipment', true],
  ['what is sent stays paid', 'takeBack', 'shop', 'shipped', false],
  ['nothing unpaid is taken back', 'takeBack', 'shop', 'unpaid', false],
  ['the buyer takes no payment back', 'takeBack', 'buyer', 'paid', false],
  ['the buyer cancels before paying', 'cancel', 'buyer', 'unpaid', true],
  ['a paid order is refunded, not cancelled', 'cancel', 'buyer', 'paid', false],
  ['the shop records a paid order', 'record', 'shop', 'paid', true],
  ['the mall records what the shop forgot', 'record', 'system', 'paid', true],
  ['an unpaid order is not recorded', 'record', 'shop', 'unpaid', false],
  ['a recorded order is shipped', 'ship', 'shop', 'awaitingShipment', true],
  ['a paid order is not shipped before it is recorded', 'ship', 'shop', 'paid', false],
  ['the buyer does not ship', 'ship', 'buyer', 'awaitingShipment', false],
  ['receipt is confirmed once shipped', 'receive', 'buyer', 'shipped', true],
  ['nothing is received before it is shipped', 'receive', 'buyer', 'awaitingShipment', false],
  ['the shop does not confirm receipt', 'receive', 'shop', 'shipped', false],
  ["the operator records the mall's own paid order", 'record', 'operator', 'paid', true],
  ['the operator ships it once it is recorded', 'ship', 'operator', 'awaitingShipment', true],
  ['the operator says that its buyer has it', 'receive', 'operator', 'shipped', true],
  ['the operator confirms a transfer to the mall', 'confirmPayment', 'operator', 'unpaid', true],
  ['nobody confirms one of a paid order', 'confirmPayment', 'operator', 'paid', false],
  ['a received order is reviewed', 'evaluate', 'buyer', 'received', true],
  ['a shipped order is not reviewed', 'evaluate', 'buyer', 'shipped', false],
  ['a finished order may be hidden', 'remove', 'buyer', 'received', true],
  ['an order under way is not hidden', 'remove', 'buyer', 'shipped', false],
  ['money is asked back once it is paid', 'askRefund', 'buyer', 'paid', true],
  ['money is asked back after receipt', 'askRefund', 'buyer', 'received', true],
  ['nothing unpaid is asked back', 'askRefund', 'buyer', 'unpaid', false],
  ['a refund before shipping ends the order', 'refund', 'shop', 'awaitingShipment', true],
  ['a refund after shipping does not end it', 'refund', 'shop', 'shipped', false],
  ['only the mall lets an order expire', 'expire', 'buyer', 'unpaid', false],
] as const)(
  '%s',
  (_sentence, action: OrderAction, by: Parameters<typeof allows>[1], status: OrderStatusName, expected) => {
    expect(allows(action, by, orderStatus[status])).toBe(expected);
  },
);

it('offers the buyer of an unpaid order to pay, to cancel or to change its address', () => {
  expect(actionsFor('buyer', orderStatus.unpaid)).toEqual(['pay', 'cancel', 'changeAddress']);
});

it('shows each status but the cancelled one under exactly one tab', () => {
  const { all, ...tabs } = orderTabs;
  expect(
    Object.values(tabs)
      .flat()
      .sort((a, b) => a - b),
  ).toEqual(all.filter((status) => status !== orderStatus.cancelled));
});
