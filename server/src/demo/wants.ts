import { dayMs } from '@mall/contract/core/time';
import type { Insertable } from 'kysely';
import { json, type Tx } from '../platform/db/open.ts';
import type { Schema } from '../platform/db/schema.ts';
import { newId, newOrderNo } from '../platform/ids/ids.ts';
import { numberIndex, sealField } from '../platform/sealed-fields/fields.ts';
import type { People } from './people.ts';
import type { DemoProduct } from './products.ts';

/**
 * Two wanted purchases of the member, one with the shop's offer of two chairs and a table in text, one in
 * review; and wanted purchases of others.
 */
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
        ...numbered('13800000001', asked),
        no: newOrderNo(),
        remark: '想要一张 2.4 米的实木餐桌，配两把带扶手的餐椅，送货上门并安装。',
        images: json(chair.images.slice(0, 1)),
        verify: 'real',
        follow_up_by: ids.owner,
        created_at: new Date(Date.now() - 2 * dayMs),
      },
      {
        ...base,
        ...numbered('13800000001', waiting),
        no: newOrderNo(),
        remark: '找一盏能照满书桌的落地灯，灯罩要浅色。',
        created_at: new Date(Date.now() - dayMs),
      },
    ])
    .execute();
  await writeOthers(tx, base, ids);
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
  const step = { want_id: asked, by: ids.owner, note: '', next_at: null };
  await tx
    .insertInto('want_follow_ups')
    .values([
      { ...step, id: newId(), kind: 'verify', about: 'real', at: new Date(Date.now() - 1.5 * dayMs) },
      { ...step, id: newId(), kind: 'quoted', about: quoteId, at: new Date(Date.now() - dayMs) },
    ])
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

const numbered = (phone: string, id = newId()) => ({
  id,
  phone: sealField(phone, id),
  phone_index: numberIndex(phone, 'wants'),
});

type Base = Pick<
  Insertable<Schema['wants']>,
  'shop_id' | 'district_id' | 'region' | 'quantity' | 'valid_until'
>;

/**
 * Of visitors without an account: one that a sales member continues today, one that is new, one that was
 * settled in the showroom; and one that was sent to the mall itself.
 */
const writeOthers = async (
  tx: Tx,
  { shop_id, district_id, region, quantity, valid_until }: Base,
  { staff }: People['ids'],
): Promise<void> => {
  const base = { user_id: null, shop_id, district_id, region, quantity, valid_until };
  const called = newId();
  await tx
    .insertInto('wants')
    .values([
      {
        ...base,
        ...numbered('13900000021', called),
        no: newOrderNo(),
        contact: '周岚',
        quantity: 12,
        remark: '茶馆要 12 把可叠放的实木椅，月底前装好，能来店里看样最好。',
        verify: 'real',
        follow_up_by: staff,
        next_at: new Date(),
        created_at: new Date(Date.now() - 4 * dayMs),
      },
      {
        ...base,
        ...numbered('13900000022'),
        no: newOrderNo(),
        contact: '何一帆',
        brand: '木作',
        remark: '儿童房上下床，梯子在右边，楼层高 2.6 米，想先看图。',
        created_at: new Date(Date.now() - dayMs / 8),
      },
      {
        ...base,
        ...numbered('13900000023'),
        no: newOrderNo(),
        contact: '孙敏',
        remark: '两张床头柜，和之前买的床同色。',
        verify: 'real',
        follow_up_by: staff,
        ended_at: new Date(Date.now() - 5 * dayMs),
        end_reason: 'won',
        created_at: new Date(Date.now() - 9 * dayMs),
      },
      {
        ...base,
        ...numbered('13900000024'),
        shop_id: null,
        no: newOrderNo(),
        contact: '罗家骏',
        quantity: 6,
        remark: '民宿大堂要六张单人沙发，浅色布面可拆洗，最好有现货。',
        created_at: new Date(Date.now() - dayMs / 4),
      },
    ])
    .execute();
  await tx
    .insertInto('want_follow_ups')
    .values({
      id: newId(),
      want_id: called,
      by: staff,
      note: '打过电话，要浅色、能叠放；周末想来店里看样。',
      next_at: null,
      at: new Date(Date.now() - 3 * dayMs),
    })
    .execute();
};
