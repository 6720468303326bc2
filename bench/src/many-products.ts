import { sql } from 'kysely';
import { json, type Opened } from '../../server/src/platform/db/open.ts';
import { newId } from '../../server/src/platform/ids/ids.ts';
import type { Meaning } from '../../server/src/catalog/search/meaning.ts';
import { readMeaning } from '../../server/src/catalog/search/meaning.queries.ts';
import { productTerms } from '../../server/src/catalog/search/product-terms.ts';

/**
 * A large catalogue whose products differ in all filters of the lists, the same in every run, and two shops.
 */

const kinds = [
  '沙发 Sofa',
  '餐桌 Table',
  '书柜 Bookcase',
  '床 Bed',
  '灯 Lamp',
  '椅子 Chair',
  '地毯 Rug',
  '镜子 Mirror',
  '衣柜 Wardrobe',
  '书桌 Desk',
  '边几 Side-table',
  '凳子 Stool',
];
const woods = ['橡木 Oak', '胡桃木 Walnut', '白蜡木 Ash', '松木 Pine', '樱桃木 Cherry'];
const styles = ['nordic', 'modern', 'chinese', 'japanese', 'industrial', 'midcentury', 'classic', 'country'];
const materials = [
  ['wood', 'metal', 'glass', 'marble', 'fabric', 'leather', 'velvet', 'linen'],
  ['rattan', 'paper', 'stoneware', 'plastic', 'wool', 'cotton'],
].flat();
const topCategories = 12;
const sectionsEach = 6;
const brandCount = 60;
const inPart = 1000;

export const lists = {
  plainShop: 'PLAIN1',
  ownPriceShop: 'PRICE1',
  rareWord: 'zq7',
  commonWord: '橡木',
  category: 101,
  topCategory: 1,
};

const texts = (words: string) => {
  const [zh, en] = words.split(' ');
  return { zh: zh ?? words, en: en ?? words, indo: en ?? words, fili: en ?? words };
};
const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('An empty list');
  return one;
};
/** A pseudo-random number below `below`, the same in every run. */
const dice = (id: number, salt: number, below: number): number => {
  let hash = Math.imul(id ^ (salt * 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
};

export const fillLists =
  (size: number) =>
  async ({ db }: Opened): Promise<void> => {
    await fillFrame(db);
    const meaning = await readMeaning(db);
    for (let from = 1; from <= size; from += inPart) {
      const ids = Array.from({ length: Math.min(inPart, size - from + 1) }, (_, index) => from + index);
      await db
        .insertInto('products')
        .values(ids.map(productRow(meaning)))
        .execute();
      await db.insertInto('skus').values(ids.flatMap(skuRows)).execute();
    }
    await fillShops(db, size);
    await db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      await sql`vacuum analyze`.execute(one);
      await sql`reset statement_timeout`.execute(one);
    });
  };

const fillFrame = async (db: Opened['db']): Promise<void> => {
  const tops = Array.from({ length: topCategories }, (_, index) => index);
  await db
    .insertInto('categories')
    .values([
      ...tops.map((top) => ({
        id: top + 1,
        level: 1,
        name: json(texts(at(kinds, top))),
        image: '/media/x.webp',
      })),
      ...tops.flatMap((top) =>
        Array.from({ length: sectionsEach }, (_, section) => ({
          id: 101 + top * sectionsEach + section,
          parent_id: top + 1,
          level: 2,
          name: json(texts(`${at(kinds, top)}${section}`)),
          image: '/media/x.webp',
        })),
      ),
    ])
    .execute();
  const brands = Array.from({ length: brandCount }, (_, index) => texts(`品牌${index} Brand${index}`));
  await db
    .insertInto('brands')
    .values(brands.map((name, index) => ({ id: index + 1, name: json(name), intro: json(name) })))
    .execute();
  const attribute = (kind: 'style' | 'material') => (key: string, bit: number) => ({
    kind,
    key,
    name: json(texts(key)),
    bit,
  });
  await db
    .insertInto('attributes')
    .values([...styles.map(attribute('style')), ...materials.map(attribute('material'))])
    .execute();
};

const productRow = (meaning: Meaning) => (id: number) => {
  const kind = texts(at(kinds, dice(id, 1, topCategories)));
  const wood = texts(at(woods, id));
  const name = {
    zh: `${wood.zh}${kind.zh} ${id}`,
    en: `${wood.en} ${kind.en} ${id}`,
    indo: `${wood.en} ${kind.en} ${id}`,
    fili: `${wood.en} ${kind.en} ${id}`,
  };
  const goodsNo = `FM${100_000 + id}`;
  const brandId = dice(id, 2, brandCount) + 1;
  return {
    id,
    goods_no: goodsNo,
    category_id: 101 + dice(id, 1, topCategories) * sectionsEach + dice(id, 3, sectionsEach),
    brand_id: brandId,
    name: json(name),
    origin: json(texts('广东 Guangdong')),
    hardness: json(texts('适中 Medium')),
    images: json([1, 2, 3, 4].map((n) => `/media/demo/products/${id}-${n}.webp`)),
    detail: json([
      { type: 'text', text: { ...name, zh: `${name.zh}，${'榫卯结构，环保水性漆，可拆洗。'.repeat(6)}` } },
    ]),
    styles: [
      at(styles, dice(id, 4, styles.length)),
      ...(dice(id, 5, 4) === 0 ? [at(styles, dice(id, 6, styles.length))] : []),
    ],
    materials: [at(materials, dice(id, 7, materials.length)), at(materials, dice(id, 8, 3))],
    sales: dice(id, 9, 5000),
    recommend: dice(id, 10, 10) === 0,
    is_new: dice(id, 11, 12) === 0,
    influencer: dice(id, 12, 500) === 0,
    custom: dice(id, 13, 50) === 0,
    bestseller: dice(id, 14, 20) === 0,
    rating_count: 5,
    rating_sum: 10 + dice(id, 15, 15),
    on_sale: dice(id, 16, 40) !== 0,
    created_at: new Date(Date.UTC(2026, 0, 1) - id * 600_000),
    ...productTerms(
      {
        goodsNo,
        name,
        keywords: [texts(`zq${id % 5000} zq${id % 5000}`)],
        brand: texts(`品牌${brandId} Brand${brandId}`),
        categories: [kind],
        values: [],
      },
      meaning,
    ),
  };
};

const skusEach = 3;
const skuRows = (product: number) =>
  Array.from({ length: skusEach }, (_, idx) => {
    const stock = dice(product, 20, 12) === 0 ? 0 : 50;
    // In one product of twenty, no SKU is the smallest in all dimensions.
    const mixed = dice(product, 21, 20) === 0;
    return {
      id: product * skusEach - idx,
      product_id: product,
      idx,
      value_ids: [`c${idx}`],
      spec_text: json(texts('白 White')),
      price: 20_000 + dice(product, 22, 900_000) + idx * 1000,
      supply_price: 10_000,
      initial_stock: stock,
      stock,
      w: 600 + dice(product, 23, 20) * 100 + idx * 100,
      d: 400 + dice(product, 24, 8) * 100 - (mixed ? idx * 50 : 0),
      h: 300 + dice(product, 25, 20) * 100,
      lead_days: 5 + dice(product, 26, 30),
    };
  });

/** One shop with only a coefficient; one that also has 3,000 prices of its own and hides 500 products. */
const fillShops = async (db: Opened['db'], size: number): Promise<void> => {
  const owner = newId();
  await db
    .insertInto('users')
    .values({ id: owner, mobile: `gone-${owner}`, mobile_index: `gone-${owner}`, name: 'Lin' })
    .execute();
  const [plain, own] = [newId(), newId()];
  const shop = (id: string, code: string) => ({
    id,
    code,
    owner_id: owner,
    store_name: '橡木之家',
    price_factor: 15_000,
    ending: 'nine',
  });
  await db
    .insertInto('shops')
    .values([shop(plain, lists.plainShop), shop(own, lists.ownPriceShop)])
    .execute();
  const every = (count: number) => Math.max(1, Math.floor(size / count));
  await sql`insert into shop_prices select ${own}, id, price * 2 from skus where id % ${every(1000)}::int = 0`.execute(
    db,
  );
  await sql`insert into shop_products select ${own}, id, true from products where id % ${every(500)}::int = 1`.execute(
    db,
  );
};
