import { data } from './api.ts';
import { products, firstSku } from './goods.ts';
import { placeOrder } from './orders.ts';
import { demo, signIn } from './people.ts';

/** An order of a new member whose goods are at the customer's place, and the installer's link. */
export const goodsAtTheDoor = async (token: string) => {
  const [product] = await products(1, 5);
  if (product === undefined) throw new Error('No product');
  const buyer = { token, code: demo.code };
  const orderId = await placeOrder(firstSku(product).id, buyer);
  const intent = await data('payment.start', { id: orderId, method: 'sandbox' }, buyer);
  await data('payment.sandbox', { id: intent.id, outcome: 'success' }, buyer);
  const shop = { token: await signIn(demo.owner) };
  const order = await data('shopOrder.record', { id: orderId }, shop);
  const id = order.deliveries[0]?.id ?? '';
  for (const step of ['collected', 'inTransit', 'installing'] as const)
    await data('delivery.change', { id, step, carrier: 'SF', receiptNo: 'SF1234567890' }, shop);
  const link = await data('delivery.makeLink', { id }, shop);
  return { orderId, orderNo: order.no, id, buyer, shop, path: link.url.replace(/^https?:\/\/[^/]+/, '') };
};
