import { dayMs } from '@mall/contract/core/time';
import { json, type Tx } from '../platform/db/open.ts';
import type { Meaning } from '../catalog/search/meaning.ts';
import { readMeaning } from '../catalog/search/meaning.queries.ts';
import { productTerms, productWords, termsVersion } from '../catalog/search/product-terms.ts';
import { writeVocabulary } from '../catalog/search/write-vocabulary.ts';
import { standing } from './figures.ts';
import { insertInParts } from './insert.ts';
import type { DemoProduct } from './products.ts';
import { type FourTexts, pictureUrl, type SourceCatalogue } from './source.ts';
import { brands, eachText, materialKeys, materialWords, sections, styleName, styles } from './texts.ts';

const secondLevelFrom = 101;

/**
 * Writes categories, brands, products and SKUs; `sold` is how many pieces of each SKU the demo orders take or
 * hold.
 */
export const writeCatalogue = async (
  tx: Tx,
  source: SourceCatalogue,
  products: readonly DemoProduct[],
  sold: (skuId: number) => { sold: number; held: number },
): Promise<void> => {
  const categories = categoryRows(source, products);
  const meaning = await readMeaning(tx);
  await tx.insertInto('categories').values(categories.rows).execute();
  await tx
    .insertInto('brands')
    .values(
      Object.entries(brands).map(([id, brand], sort) => ({
        id: Number(id),
        name: json(brand.name),
        logo: pictureUrl(`brands/${id}`),
        intro: json(brand.intro),
        sort,
      })),
    )
    .execute();
  await tx.insertInto('attributes').values(attributeRows(products)).execute();
  await insertInParts(products, (part) =>
    tx
      .insertInto('products')
      .values(part.map((product) => productRow(product, categories, meaning)))
      .execute(),
  );
  await writeVocabulary(
    tx,
    products.flatMap((product) => productWords(searchable(product, categories), meaning)),
  );
  const skus = products.flatMap((product) => product.skus);
  await insertInParts(skus, (part) =>
    tx
      .insertInto('skus')
      .values(
        part.map(({ specText, stock, boxes, ...sku }) => {
          const taken = sold(sku.id);
          return {
            ...sku,
            spec_text: json(specText),
            boxes: json(boxes),
            initial_stock: stock + taken.sold + taken.held,
            stock: stock + taken.held,
            held: taken.held,
          };
        }),
      )
      .execute(),
  );
};

type Categories = {
  rows: {
    id: number;
    parent_id: number | null;
    level: number;
    name: ReturnType<typeof json>;
    image: string;
    sort: number;
  }[];
  idOf: (section: string) => number;
  namesOf: (section: string) => FourTexts[];
};

/** Two levels: 13 rooms and uses, and their furniture. A category displays its first product. */
const categoryRows = (source: SourceCatalogue, products: readonly DemoProduct[]): Categories => {
  const keys = Object.keys(sections);
  const idOf = (section: string) => secondLevelFrom + keys.indexOf(section);
  const parentOf = (section: string) =>
    source.categories.findIndex(({ id }) => id === sections[section]?.parent);
  const pictureOf = (first: DemoProduct | undefined) => pictureUrl(`products/${first?.source.id ?? ''}`);
  const top = source.categories.map(({ id, name }, index) => ({
    id: index + 1,
    parent_id: null,
    level: 1,
    name: json(name),
    image: pictureOf(products.find((product) => product.source.category === id)),
    sort: index,
  }));
  const below = keys.map((key, index) => ({
    id: idOf(key),
    parent_id: parentOf(key) + 1,
    level: 2,
    name: json(sections[key]?.name),
    image: pictureOf(products.find((product) => product.section === key)),
    sort: index,
  }));
  return {
    rows: [...top, ...below],
    idOf,
    namesOf: (section) => {
      const parent = source.categories[parentOf(section)];
      const own = sections[section];
      return [...(own ? [own.name] : []), ...(parent ? [parent.name] : [])];
    },
  };
};

/** The styles and materials of products; a name begins with a capital, as it stands alone. */
const attributeRows = (products: readonly DemoProduct[]) => {
  const used = new Set(products.flatMap(({ source }) => source.materials));
  const row = (kind: 'style' | 'material', key: string, bit: number, name: FourTexts) => ({
    kind,
    key,
    bit,
    name: json(eachText(name, (text) => text.charAt(0).toUpperCase() + text.slice(1))),
  });
  return [
    ...Object.entries(styles).map(([key, name], bit) => row('style', key, bit, name)),
    ...materialKeys
      .filter((key) => used.has(key))
      .map((key, bit) => row('material', key, bit, materialWords(key).name)),
  ];
};

const productRow = (product: DemoProduct, categories: Categories, meaning: Meaning) => {
  const { source, flags } = product;
  return {
    id: product.id,
    goods_no: product.goodsNo,
    category_id: categories.idOf(product.section),
    brand_id: product.brandId,
    name: json(source.name),
    keywords: json(product.keywords),
    origin: json(product.origin),
    hardness: json(product.hardness),
    images: json(product.images),
    video: product.video,
    detail: json(product.detail),
    specs: json(product.specs),
    styles: [...source.styles],
    materials: [...source.materials],
    freight: product.freight,
    unit: product.unit,
    member_bps: product.memberBps,
    sales: product.sales,
    ...flags,
    ...standing(source),
    lead_days: product.leadDays,
    created_at: new Date(Date.now() - product.age * dayMs),
    ...productTerms(searchable(product, categories), meaning),
    terms_version: termsVersion,
  };
};

/** The texts that a product is found by. */
const searchable = (product: DemoProduct, categories: Categories) => ({
  goodsNo: product.goodsNo,
  name: product.source.name,
  keywords: product.keywords,
  brand: brands[String(product.brandId)]?.name ?? product.source.name,
  categories: categories.namesOf(product.section),
  values: [
    ...product.specs.flatMap(({ values }) => values.map(({ name }) => name)),
    ...product.source.styles.map(styleName),
  ],
});
