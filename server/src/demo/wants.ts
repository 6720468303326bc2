import { json, type Tx } from '../db/open.ts';
import { newId, newOrderNo } from '../ids.ts';
import type { People } from './people.ts';
import type { DemoProduct } from './products.ts';

const dayMs = 86_400_000;

/** Two wanted purchases of the member: one with the shop's offer of two chairs and a table in words, one in review. */
export const writeWants = async (
  tx: Tx,
  { ids, shopId }: People,
  products: readonly DemoProduct[],
): Promise<void> => {
  const chair = products.find(({ section }) => section === 'chairs') ?? products[0];
  const sku = chair?.skus[0];
  if (chair === undefined || sku === undefined) return;
  const base = {
    user_id: ids.member,
    shop_id: shopId,
    contact: '林小满',
    phone: '13800000001',
    district_id: 330_106,
    region: '浙江省 杭州市 西湖区',
    quantity: 1,
    valid_until: new Date(Date.now() + 20 * dayMs),
  };
  const [asked, waiting] = [newId(), newId()];
  await tx
    .insertInto('wants')
    .values([
      {
        ...base,
        id: asked,
        no: newOrderNo(),
        remark: '想要一张 2.4 米的实木餐桌，配两把带扶手的餐椅，送货上门并安装。',
        images: json(chair.images.slice(0, 1)),
        verify: 'real',
        created_at: new Date(Date.now() - 2 * dayMs),
      },
      {
        ...base,
        id: waiting,
        no: newOrderNo(),
        remark: '找一盏能照满书桌的落地灯，灯罩要浅色。',
        created_at: new Date(Date.now() - dayMs),
      },
    ])
    .execute();
  const quoteId = newId();
  await tx
    .insertInto('quotes')
    .values({
      id: quoteId,
      want_id: asked,
      shop_id: shopId,
      user_id: ids.member,
      freight: 20_000,
      note: '餐桌 20 天做好，含安装。',
      valid_until: new Date(Date.now() + 10 * dayMs),
      created_by: ids.owner,
      created_at: new Date(Date.now() - dayMs),
    })
    .execute();
  await tx
    .insertInto('quote_lines')
    .values([
      { quote_id: quoteId, idx: 0, sku_id: sku.id, qty: 2, unit_price: sku.price },
      {
        quote_id: quoteId,
        idx: 1,
        text: '白橡木餐桌 2400 × 1000 × 750 mm，木蜡油',
        qty: 1,
        unit_price: 688_000,
      },
    ])
    .execute();
};
