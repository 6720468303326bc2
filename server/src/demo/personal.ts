import { bps, money } from '@mall/contract/core/money';
import { dayMs, hourMs } from '@mall/contract/core/time';
import { json, type Tx } from '../platform/db/open.ts';
import { type OrderAddress, contactColumns } from '../platform/sealed-fields/contact.ts';
import { newId } from '../platform/ids/ids.ts';
import { dayInShanghai } from '../platform/i18n/day.ts';
import type { People } from './people.ts';
import legalTexts from './texts/legal.json' with { type: 'json' };
import type { DemoProduct } from './products.ts';

/** 浙江省 / 杭州市 / 西湖区, 上海市 / 市辖区 / 徐汇区. */
const places = [
  { ids: [33, 3301, 330_106], names: ['浙江省', '杭州市', '西湖区'], detail: '文三路 199 号 3 幢 1201 室' },
  { ids: [31, 3101, 310_104], names: ['上海市', '市辖区', '徐汇区'], detail: '衡山路 12 弄 5 号' },
] as const;

/** The destination of demo orders: the member's own address, and a similar one for the others. */
export const addressFor =
  ({ ids, reviewers }: People) =>
  (userId: string): OrderAddress => {
    const [province, city, district] = places[userId === ids.member ? 0 : 1].names;
    const reviewer = reviewers.find(({ id }) => id === userId);
    return {
      name: reviewer?.name ?? '林小满',
      phone: '13800000001',
      province,
      city,
      district,
      detail: places[userId === ids.member ? 0 : 1].detail,
    };
  };

/**
 * Writes the member's collections: addresses, favourites, brands, history, cart; and the shop's own prices.
 */
export const writePersonal = async (
  tx: Tx,
  people: People,
  products: readonly DemoProduct[],
): Promise<void> => {
  const userId = people.ids.member;
  await tx
    .insertInto('addresses')
    .values(
      places.map(({ ids: [province, city, district], detail }, index) => {
        const id = newId();
        return {
          id,
          user_id: userId,
          name: '林小满',
          province_id: province,
          city_id: city,
          district_id: district,
          ...contactColumns({ phone: '13800000001', detail }, id),
          is_default: index === 0,
        };
      }),
    )
    .execute();
  const every = (step: number, from: number, count: number) =>
    products.filter((_, index) => index % step === from).slice(0, count);
  await tx
    .insertInto('favourites')
    .values([
      ...every(9, 2, 14).map((product, index) => ({
        user_id: userId,
        product_id: product.id,
        at: new Date(Date.now() - index * dayMs),
        ...rememberedPrice(product, index % 4 === 1 ? dearerBps : 10_000),
      })),
      ...people.reviewers.flatMap((reviewer, index) =>
        every(13, index % 13, 6).map(({ id }) => ({ user_id: reviewer.id, product_id: id })),
      ),
    ])
    .execute();
  await tx
    .insertInto('followed_brands')
    .values([
      ...[1, 3, 9, 12, 50].map((brand) => ({ user_id: userId, brand_id: brand })),
      ...people.reviewers.flatMap((reviewer, index) =>
        [1, 3, 5, 6, 9, 12, 50].slice(index % 5).map((brand) => ({ user_id: reviewer.id, brand_id: brand })),
      ),
    ])
    .execute();
  await tx
    .insertInto('history')
    .values(
      every(7, 3, 18).map(({ id }, index) => {
        const at = new Date(Date.now() - index * 9 * hourMs);
        return {
          user_id: userId,
          product_id: id,
          day: dayInShanghai(at),
          viewed_at: at,
        };
      }),
    )
    .execute();
  await tx
    .insertInto('search_history')
    .values(
      ['餐桌', '沙发', '新中式'].map((keyword, index) => ({
        user_id: userId,
        keyword,
        at: new Date(Date.now() - index * hourMs),
      })),
    )
    .execute();
  await writeShopTerms(tx, people, products);
};

/** Some cost more when they were added. */
const dearerBps = 12_500;
const rememberedPrice = ({ skus, memberBps }: DemoProduct, by: number) => {
  const now = bps(money(Math.min(...skus.map(({ price }) => price))), memberBps);
  return { price: bps(now, by), seen_price: now };
};

/** The shop sells two SKUs at a price of its own and hides one product. */
const writeShopTerms = async (
  tx: Tx,
  { shopId }: People,
  products: readonly DemoProduct[],
): Promise<void> => {
  const priced = products.filter(({ source }) => ['chair-wren-spindle', 'side-c'].includes(source.id));
  await tx
    .insertInto('shop_prices')
    .values(
      priced.flatMap(({ skus }) =>
        skus.slice(0, 1).map(({ id, price }) => ({ shop_id: shopId, sku_id: id, price: price + 20_000 })),
      ),
    )
    .execute();
  const hidden = products.find(({ source }) => source.id === 'pegboard-workshop');
  if (hidden !== undefined)
    await tx
      .insertInto('shop_products')
      .values({ shop_id: shopId, product_id: hidden.id, blocked: true })
      .execute();
};

/** The platform's description of itself, and what holds between it and shoppers. */
export const writePlatform = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('legal_texts')
    .values([
      { kind: 'terms', version: 1, text: json(legalTexts.terms) },
      { kind: 'privacy', version: 1, text: json(legalTexts.privacy) },
      { kind: 'returns', version: 1, text: json(legalTexts.returns) },
    ])
    .execute();
  await tx
    .insertInto('settings')
    .values([
      { key: 'recordNumber', value: json('京ICP备00000000号') },
      { key: 'registeredNumber', value: json('京公网安备 00000000000000 号') },
      { key: 'exhibitionUrl', value: json('https://example.com/exhibition') },
      {
        key: 'hotWords',
        value: json({
          zh: ['餐桌', '沙发', '新中式', '书桌', '落地灯', '地毯', '衣柜', '小户型'],
          en: ['dining table', 'sofa', 'oak', 'desk', 'floor lamp', 'rug', 'wardrobe', 'small spaces'],
          indo: [
            'meja makan',
            'sofa',
            'rotan',
            'meja kerja',
            'lampu lantai',
            'karpet',
            'lemari',
            'ruang kecil',
          ],
          fili: [
            'hapag-kainan',
            'sofa',
            'solihiya',
            'mesang sulatan',
            'lamparang patayo',
            'alpombra',
            'aparador',
            'maliit na espasyo',
          ],
        }),
      },
    ])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};
