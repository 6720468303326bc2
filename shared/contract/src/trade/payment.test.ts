import {
  isGateway,
  isSentByHand,
  isSentLater,
  type PaymentMove,
  paymentAllows,
  paymentMoves,
  type PaymentStatus,
} from './payment.ts';

// Each line is a sentence of decisions 2.8 or docs/decisions/025, not a copy of the table.
it.each([
  ['a gateway settles what is open', 'settle', 'gateway', 'pending', true],
  ['money that comes after the close still counts', 'settle', 'gateway', 'closed', true],
  ['money that comes after a failure still counts', 'settle', 'gateway', 'failed', true],
  ['nothing is settled twice', 'settle', 'gateway', 'succeeded', false],
  ['what went back is not settled', 'settle', 'gateway', 'refunded', false],
  ['the clock settles nothing', 'settle', 'system', 'pending', false],
  ['money without an order goes back', 'giveBack', 'gateway', 'closed', true],
  ['a success is not given back as if it came too late', 'giveBack', 'gateway', 'succeeded', false],
  ['a shop takes back what it confirmed', 'takeBack', 'shop', 'succeeded', true],
  ['a shop takes back nothing that still waits', 'takeBack', 'shop', 'pending', false],
  ['a gateway takes back nothing', 'takeBack', 'gateway', 'succeeded', false],
  ['a gateway may say that it failed', 'fail', 'gateway', 'pending', true],
  ['a late failure does not undo a success', 'fail', 'gateway', 'succeeded', false],
  ['an operator rejects a transfer that is not found', 'reject', 'operator', 'pending', true],
  ['an operator rejects none that was confirmed', 'reject', 'operator', 'succeeded', false],
  ['a shop rejects none', 'reject', 'shop', 'pending', false],
  ['a transfer that was rejected and comes still counts', 'settle', 'operator', 'failed', true],
  ['starting another payment closes the open one', 'close', 'buyer', 'pending', true],
  ['a late close does not undo a success', 'close', 'gateway', 'succeeded', false],
  ['the clock gives nothing back', 'giveBack', 'system', 'closed', false],
] as const)('%s', (_sentence, move: PaymentMove, by, status: PaymentStatus, expected) => {
  expect(paymentAllows(move, by, status)).toBe(expected);
});

it('ends nowhere but in success, failure, close or refund', () => {
  const ends = new Set(Object.values(paymentMoves).map(({ to }) => to));
  expect(ends).toEqual(new Set(['succeeded', 'refunded', 'failed', 'closed']));
});

it('knows who holds money elsewhere', () => {
  expect(['stripe', 'wechat', 'sandbox', 'offline', 'cash'].filter(isGateway)).toEqual(['stripe', 'wechat']);
});

it('knows whose money nobody but a person sends back', () => {
  expect(isSentByHand('offline', null)).toBe(true);
  expect(isSentByHand('offline', 'shop')).toBe(false);
  expect([isSentLater('stripe', null), isSentLater('offline', null), isSentLater('sandbox', null)]).toEqual([
    true,
    true,
    false,
  ]);
});
