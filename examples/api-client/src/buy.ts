import createClient from 'openapi-fetch';
import type { paths } from '../generated/mall.d.ts';

/** Who buys, and what: ids are those of the mall. */
export type Purchase = {
  readonly mall: string;
  readonly mobile: string;
  readonly password: string;
  readonly keyword: string;
  readonly place: { readonly provinceId: string; readonly cityId: string; readonly districtId: string };
};

/**
 * A member finds a product, orders one of it and pays by the sandbox. Returns the number of the order and how it stands.
 * Throws the mall's own sentence where the mall refuses.
 */
export const buy = async ({ mall, mobile, password, keyword, place }: Purchase) => {
  const visitor = createClient<paths>({ baseUrl: mall, headers: { 'x-locale': 'en' } });
  const token = await dataOf(visitor.POST('/api/accountLogin', { body: { mobile, password } }));
  const member = createClient<paths>({ baseUrl: mall, headers: { 'x-locale': 'en', token } });

  const found = await dataOf(member.GET('/api/productSearch', { params: { query: { keyword, size: 1 } } }));
  const [card] = found.list;
  if (card === undefined) throw new Error(`Nothing is called ${keyword}`);
  const product = await dataOf(member.GET('/api/product_detail/{id}', { params: { path: { id: card.id } } }));
  const sku = product.skus.find(({ stock }) => stock > 0);
  if (sku === undefined) throw new Error(`${product.name} is sold out`);

  const [address] = await dataOf(
    member.POST('/api/address/set_address', {
      body: { ...place, name: 'Lin', phone: mobile, detail: 'Wenhua Road 8', isDefault: true },
    }),
  );
  const wish = { skuId: sku.id, qty: 1, addressId: address?.id ?? '' };
  const { previewHash } = await dataOf(member.GET('/api/order/orderAddView', { params: { query: wish } }));
  const { orderId, orderNo } = await dataOf(
    member.POST('/api/order/addOrder', {
      params: { header: { 'idempotency-key': crypto.randomUUID() } },
      body: { ...wish, previewHash },
    }),
  );

  const path = { id: orderId };
  const payment = await dataOf(
    member.POST('/api/order/pay/{id}', { params: { path }, body: { method: 'sandbox' } }),
  );
  await dataOf(
    member.POST('/api/payment/sandbox/{id}', {
      params: { path: { id: payment.id } },
      body: { outcome: 'success' },
    }),
  );
  const order = await dataOf(member.GET('/api/order/orderDetail/{id}', { params: { path } }));
  return { orderNo, status: order.status };
};

type Answer = { readonly code: number; readonly msg: string; readonly data?: unknown };
type DataOf<Given> = Given extends { code: 200; data: infer Data } ? Data : never;

/** The data of a success; an answer is a success or a refusal, and its code tells which. */
const dataOf = async <Given extends Answer>(asked: Promise<{ data?: Given }>): Promise<DataOf<Given>> => {
  const { data: answer } = await asked;
  if (answer?.code !== 200) throw new Error(answer?.msg ?? 'No answer');
  return answer.data as DataOf<Given>; // its code says that it is this one
};
