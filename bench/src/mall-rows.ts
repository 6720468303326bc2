import { sql } from 'kysely';
import { json, type Opened } from '../../server/src/platform/db/open.ts';
import { hashToken } from '../../server/src/platform/http/context.ts';
import { newId } from '../../server/src/platform/ids/ids.ts';
import { createSecret } from '../../server/src/platform/ports/secret.ts';
import { contactColumns } from '../../server/src/platform/sealed-fields/contact.ts';
import { sealMobile, setFieldKeys } from '../../server/src/platform/sealed-fields/fields.ts';
import type { Meaning } from '../../server/src/catalog/search/meaning.ts';
import { readMeaning } from '../../server/src/catalog/search/meaning.queries.ts';
import { productTerms } from '../../server/src/catalog/search/product-terms.ts';

/** Of every mall that is measured, in this process and in others. */
export const secretText = 'bench'.repeat(8);
export const secret = createSecret(secretText);
setFieldKeys(secret);

export const productCount = 1000;
export const shopCode = 'BENCH1';
/** SKU n belongs to product ⌈n ÷ 3⌉. */
export const skuCount = productCount * 3;
export const tokenOf = (member: number): string => `bench-token-${member}`;

const kinds = [
  '沙发 Sofa',
  '餐桌 Table',
  '书柜 Bookcase',
  '床 Bed',
  '灯 Lamp',
  '椅子 Chair',
  '地毯 Rug',
  '镜子 Mirror',
];
const woods = ['橡木 Oak', '胡桃木 Walnut', '白蜡木 Ash', '松木 Pine', '樱桃木 Cherry'];
const texts = (words: string) => {
  const [zh, en] = words.split(' ');
  return { zh: zh ?? words, en: en ?? words, indo: en ?? words, fili: en ?? words };
};
const both = (number: number) => {
  const kind = texts(kinds[number % kinds.length] ?? '');
  const wood = texts(woods[number % woods.length] ?? '');
  return {
    zh: `${wood.zh}${kind.zh} ${number}`,
    en: `${wood.en} ${kind.en} ${number}`,
    indo: `${wood.en} ${kind.en} ${number}`,
    fili: `${wood.en} ${kind.en} ${number}`,
  };
};

/** A mall of a thousand products with three SKUs each, one shop, and signed-in members with an address. */
export const fillMall =
  (members: number, stock = 1_000_000) =>
  async ({ db }: Opened): Promise<void> => {
    await db
      .insertInto('regions')
      .values([
        { id: 11, parent_id: null, name: '北京市', level: 1 },
        { id: 1101, parent_id: 11, name: '市辖区', level: 2 },
        { id: 110101, parent_id: 1101, name: '东城区', level: 3 },
      ])
      .execute();
    await db
      .insertInto('categories')
      .values(
        kinds.map((name, at) => ({
          id: at + 1,
          level: 1,
          name: json(texts(name)),
          image: '/media/demo/x.webp',
        })),
      )
      .execute();
    await db
      .insertInto('brands')
      .values(woods.map((name, at) => ({ id: at + 1, name: json(texts(name)), intro: json(texts(name)) })))
      .execute();
    const meaning = await readMeaning(db);
    for (let from = 1; from <= productCount; from += 100) {
      const numbers = Array.from({ length: 100 }, (_, at) => from + at);
      await db
        .insertInto('products')
        .values(numbers.map(productRow(meaning)))
        .execute();
      await db
        .insertInto('skus')
        .values(
          numbers.flatMap((number) => [2, 1, 0].map((back) => skuRow(number * 3 - back, number, stock))),
        )
        .execute();
    }
    const owner = await fillMembers(db, members);
    await db
      .insertInto('shops')
      .values({ id: newId(), code: shopCode, owner_id: owner, store_name: '橡木之家', price_factor: 15_000 })
      .execute();
    // Only the filled tables: a table that is known to be empty is scanned for every foreign key until it is
    // analyzed again.
    await sql`analyze regions, categories, brands, products, skus, listings, users, sessions, addresses, shops`.execute(
      db,
    );
  };

const productRow = (meaning: Meaning) => (id: number) => {
  const name = both(id);
  const goodsNo = `FM${10_000 + id}`;
  const brand = texts(woods[id % woods.length] ?? '');
  const kind = texts(kinds[id % kinds.length] ?? '');
  return {
    id,
    goods_no: goodsNo,
    category_id: (id % kinds.length) + 1,
    brand_id: (id % woods.length) + 1,
    name: json(name),
    origin: json(texts('广东 Guangdong')),
    hardness: json(texts('适中 Medium')),
    images: json([1, 2, 3, 4].map((n) => `/media/demo/products/${id}-${n}.webp`)),
    detail: json([
      { type: 'text', text: { ...name, zh: `${name.zh}，${'榫卯结构，环保水性漆，可拆洗。'.repeat(6)}` } },
      { type: 'image', src: `/media/demo/products/${id}-1.webp` },
    ]),
    specs: json([
      {
        key: 'colour',
        name: texts('颜色 Colour'),
        values: ['白 White', '灰 Grey', '绿 Green'].map((value, at) => ({
          id: `c${at}`,
          name: texts(value),
          colour: '#888888',
          image: null,
        })),
      },
    ]),
    freight: 8000,
    sales: (id * 7919) % 5000,
    recommend: id % 7 === 0,
    is_new: id % 5 === 0,
    bestseller: id % 11 === 0,
    created_at: new Date(Date.now() - id * 3_600_000),
    ...productTerms({ goodsNo, name, keywords: [], brand, categories: [kind], values: [] }, meaning),
  };
};

const skuRow = (id: number, product: number, stock: number) => ({
  id,
  product_id: product,
  idx: id % 3,
  value_ids: [`c${id % 3}`],
  spec_text: json(texts('白 White')),
  price: 50_000 + ((id * 104_729) % 900_000),
  supply_price: 20_000,
  initial_stock: stock,
  stock,
  w: 1200 + (id % 10) * 100,
  d: 900,
  h: 800,
});

/** Returns the id of the first member, who also owns the shop. */
const fillMembers = async (db: Opened['db'], count: number): Promise<string> => {
  const ids = Array.from({ length: Math.max(1, count) }, () => newId());
  const expires = new Date(Date.now() + 86_400_000);
  for (let from = 0; from < ids.length; from += 500) {
    const part = ids.slice(from, from + 500);
    await db
      .insertInto('users')
      .values(
        part.map((id, at) => {
          const { text, index } = sealMobile(`139${String(10_000_000 + from + at)}`, id);
          return { id, mobile: text, mobile_index: index, name: 'Lin', mobile_proved_at: new Date() };
        }),
      )
      .execute();
    await db
      .insertInto('sessions')
      .values(
        part.map((id, at) => ({
          token_hash: hashToken(tokenOf(from + at)),
          user_id: id,
          expires_at: expires,
        })),
      )
      .execute();
    await db
      .insertInto('addresses')
      .values(
        part.map((user) => {
          const id = newId();
          return {
            id,
            user_id: user,
            name: '林',
            province_id: 11,
            city_id: 1101,
            district_id: 110101,
            ...contactColumns({ phone: '13800001111', detail: '1 号' }, id),
            is_default: true,
          };
        }),
      )
      .execute();
  }
  return ids[0] ?? '';
};
