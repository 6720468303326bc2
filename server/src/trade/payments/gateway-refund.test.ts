import { gatewayMethods } from '@mall/contract/trade/payment';
import { type MallWithGateways, startMallWithGateways } from '../../testing/gateways.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { payOutRefunds } from './pay-out.ts';

let mall: MallWithGateways;
beforeAll(async () => {
  mall = await startMallWithGateways();
});
afterEach(async () => {
  mall.fake.endRefunds('done');
  await expectInvariants(mall.api);
});
afterAll(() => mall.stop());

const payOut = () => payOutRefunds(mall.api.db, mall.ports);

/** An order of two pieces that was paid at a gateway and sent, and the actions of its buyer and its shop. */
const sent = async (method: (typeof gatewayMethods)[number]) => {
  const shop = await mall.people.shop();
  const shopper = await mall.people.shopper({ code: shop.code });
  const { lin, orderId, payment } = await mall.begun(method, { shopper, qty: 2 });
  await mall.pay(payment);
  await shop.call('shopOrder.record', { id: orderId });
  await shop.call('shopOrder.ship', { id: orderId, carrier: 'SF', receiptNo: 'SF1' });
  const lineId = (await lin.call('order.detail', { id: orderId })).data.lines[0]?.id ?? '';
  const giveBackOne = async () => {
    const { data } = await lin.call('refund.ask', {
      id: orderId,
      lines: [{ lineId, qty: 1 }],
      reason: 'damaged',
    });
    await shop.call('shopRefund.decide', { id: data.ids[0] ?? '', decision: 'approve', note: 'yes' });
  };
  const refunds = async () =>
    (await lin.call('order.detail', { id: orderId })).data.refunds.map(({ status }) => status).sort();
  const told = async () =>
    (await lin.call('message.list')).data.list.filter(({ type }) => type === 'refund.paidOut').length;
  return { payment, giveBackOne, refunds, told };
};

describe.each(gatewayMethods)('%s', (method) => {
  it('sends back what the shop approved, piece by piece, each once', async () => {
    const { payment, giveBackOne, refunds, told } = await sent(method);
    const all = payment.paid.minor;
    await giveBackOne();
    expect(await refunds()).toEqual(['approved']); // owed, and not yet sent
    expect(await told()).toBe(0);
    await Promise.all([payOut(), payOut()]);
    await payOut();
    expect(await refunds()).toEqual(['refunded']);
    expect(payment.refunds).toMatchObject([{ minor: all / 2n, status: 'done' }]);
    expect(await told()).toBe(1);
    await giveBackOne();
    await payOut();
    expect(await refunds()).toEqual(['refunded', 'refunded']);
    expect(payment.refunds.reduce((so, { minor }) => so + minor, 0n)).toBe(all);
  });

  it('is asked again after it would not, and the buyer is told when the money has left', async () => {
    const { payment, giveBackOne, refunds, told } = await sent(method);
    mall.fake.breakWith(500);
    await giveBackOne();
    await payOut();
    expect(await refunds()).toEqual(['approved']);
    expect(await told()).toBe(0);
    mall.fake.breakWith(undefined);
    await mall.later();
    await payOut();
    expect(await refunds()).toEqual(['refunded']);
    expect(payment.refunds).toHaveLength(1);
    expect(await told()).toBe(1);
  });
});
