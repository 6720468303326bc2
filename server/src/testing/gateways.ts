import type { GatewayMethod } from '@mall/contract/trade/payment';
import { type Deliver, type Knobs, type Payment, startFakeGateway } from '@mall/fake-gateway';
import { paymentPorts } from '../trade/payments/ports.ts';
import { createPeople, type Shopper } from './people.ts';
import { type Api, startApi } from './start-api.ts';

/** The currency of each provider here. */
const currencies: Record<GatewayMethod, string> = {
  alipay: 'CNY',
  wechat: 'CNY',
  xendit: 'IDR',
  paymongo: 'PHP',
  stripe: 'USD',
};

/** A mall with the fake gateways; they notify it through its API. */
export const startMallWithGateways = async (env: Record<string, string> = {}) => {
  let api: Api | undefined;
  const deliver: Deliver = async (address, { headers, body }) => {
    const reply = await api?.app.inject({
      method: 'POST',
      url: new URL(address).pathname,
      headers,
      payload: body,
    });
    return { status: reply?.statusCode ?? 0, body: reply?.body ?? '' };
  };
  const mallUrl = 'http://mall.test';
  const fake = await startFakeGateway({ mallUrl, deliver });
  const started = await startApi({ ...fake.env, PUBLIC_URL: mallUrl, ...env });
  api = started;
  const people = createPeople(started);
  const ports = paymentPorts(started.settings);

  /** An order in the provider's currency with a payment started there, as the provider has it. */
  const begun = async (method: GatewayMethod, over: { shopper?: Shopper; qty?: number } = {}) => {
    const lin = over.shopper ?? (await people.shopper());
    const { skuId } = await started.given.sku({ price: 100_000, stock: 5 });
    const { data: order } = await people.buy(lin, skuId, over.qty ?? 1);
    await started.db
      .updateTable('orders')
      .set({ currency: currencies[method] })
      .where('id', '=', order.orderId)
      .execute();
    const { data: intent } = await lin.call('payment.start', { id: order.orderId, method });
    return { lin, skuId, orderId: order.orderId, intent, payment: await opened(method, intent) };
  };

  /** Alipay learns of a payment only when the buyer opens its page. */
  const opened = async (
    method: GatewayMethod,
    intent: { id: string; action: { kind: string; url?: string } | null },
  ): Promise<Payment> => {
    if (method === 'alipay') await fetch(intent.action?.url ?? '', { redirect: 'manual' });
    const name = [intent.id, intent.id.replaceAll('-', '')];
    const payment = fake.payments().find(({ shopRef }) => name.includes(shopRef));
    if (payment === undefined) throw new Error(`${method} knows no payment of ${intent.id}`);
    return payment;
  };

  /** Makes the payments look as if they were started, and queried, a while ago. */
  const later = async (): Promise<void> => {
    const before = new Date(Date.now() - 120_000);
    await started.db.updateTable('payment_intents').set({ created_at: before }).execute();
    await started.db
      .updateTable('payment_intents')
      .set({ asked_at: before })
      .where('asked_at', 'is not', null)
      .execute();
    await started.db
      .updateTable('refunds')
      .set({ next_try_at: before })
      .where('next_try_at', 'is not', null)
      .execute();
  };

  const stop = async (): Promise<void> => {
    await fake.stop();
    await started.stop();
  };
  const pay = (payment: Payment, knobs: Knobs = {}) => fake.pay(payment, knobs);
  return { api: started, fake, people, ports, begun, opened, later, pay, stop };
};
export type MallWithGateways = Awaited<ReturnType<typeof startMallWithGateways>>;
