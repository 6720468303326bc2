import { dayMs } from '@mall/contract/core/time';
import type { People } from './people.ts';
import type { Api } from './start-api.ts';

export const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

let numbers = 0;
/** A number that nobody has used for a request. */
export const freshPhone = (): string => `1382000${String((numbers += 1)).padStart(4, '0')}`;

/** Terms of an offer in text. */
export const terms = {
  lines: [{ text: '餐桌 240', qty: 1, unitPrice: 500_000 }],
  freight: 1000,
  validUntil: inDays(9),
};

/** A shop with two of its sales, and a member who wants a table from it. */
export const createWanted =
  (api: Api, people: People) =>
  async (over: object = {}) => {
    const shop = await people.shop({ factor: 15_000 });
    const [ann, ben] = [await people.staff(shop.id, 'sales'), await people.staff(shop.id, 'sales')];
    const lin = await people.shopper({ code: shop.code });
    const mine = {
      contact: '林小满',
      phone: freshPhone(),
      quantity: 2,
      brand: 'Alva',
      remark: '需要一张大餐桌',
      ...over,
    };
    const { data } = await lin.call('purchaseRequest.create', { ...mine, ...(await api.given.regions()) });
    return { shop, ann, ben, lin, id: data.id, no: data.no, phone: mine.phone };
  };
export type AskFor = ReturnType<typeof createWanted>;
