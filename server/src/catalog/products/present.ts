import { pickText } from '@mall/contract/core/languages';
import { money } from '@mall/contract/core/money';
import type { Item, Output } from '@mall/contract/operations';
import { platformTerms, unitPrices } from '../pricing/price.ts';
import type { DetailRow, ProductRow, SkuRow } from './product.queries.ts';
import type { View } from './visible.queries.ts';

export type Card = Item<'product.list'>;
export type Detail = Output<'product.detail'>;
type SkuView = Detail['skus'][number];

/** Up to this many pieces a product counts as low in stock, and the number is displayed. */
const lowStock = 5;

/** A product as on a card; its price is that of the cheapest SKU in the visitor's shop. */
export const toCard = (row: ProductRow, view: View, chosenSku?: number): Card => {
  const { text, contentLang } = pickText(row.name, view.language);
  const priced = row.skus.map((sku) => ({ sku, ...pricesOf(sku, row, view) }));
  const cheapest = priced.reduce((best, one) => (one.shopPrice < best.shopPrice ? one : best));
  const shown = priced.find(({ sku }) => sku.id === chosenSku) ?? cheapest;
  const left = row.skus.reduce((sum, { stock }) => sum + stock, 0);
  const film = filmOf(row);
  return {
    id: String(row.id),
    goodsNo: row.goods_no,
    name: text,
    contentLang,
    image: shown.sku.image ?? row.images[0] ?? '',
    hoverImage: roomOf(row),
    ...(film === null ? {} : { video: film }),
    price: shown.shopPrice,
    memberPrice: shown.memberPrice,
    marketPrice: marketPriceOf(shown.sku, shown.shopPrice),
    priceFrom: priced.some((one) => one.shopPrice !== cheapest.shopPrice),
    sales: row.sales,
    stockState: left === 0 ? 'out' : left <= lowStock ? 'low' : 'in',
    stockLeft: left > 0 && left <= lowStock ? left : null,
    tags: tagsOf(row),
    brandId: String(row.brand_id),
    leadDays: shown.sku.lead_days,
    size: sizeOf(shown.sku),
    swatches: row.specs.flatMap(({ values }) =>
      values.flatMap(({ name, colour }) =>
        colour === null ? [] : [{ name: pickText(name, view.language).text, colour }],
      ),
    ),
    skuId: String(shown.sku.id),
  };
};

/** A video that plays here; one elsewhere is a link, since pages play nothing from third parties. */
const filmOf = ({ video }: ProductRow): string | null => (video?.startsWith('/media/') ? video : null);

/** The piece in a room: the first picture that shows neither the product nor one of its SKUs alone. */
const roomOf = ({ images, skus }: ProductRow): string | null =>
  images.slice(1).find((image) => !skus.some((sku) => sku.image === image)) ?? null;

/** The page of a product, without the data of other tables (brand, category, promised day). */
export const toDetail = (
  row: DetailRow,
  view: View,
  chosenSku: number | undefined,
): Omit<Detail, 'brand' | 'category' | 'promise'> => {
  const say = (texts: Parameters<typeof pickText>[0]) => pickText(texts, view.language).text;
  return {
    ...toCard(row, view, chosenSku),
    origin: say(row.origin),
    hardness: say(row.hardness),
    images: [...row.images],
    video: filmOf(row),
    ...(row.video === null || filmOf(row) !== null ? {} : { videoLink: row.video }),
    specs: row.specs.map(({ key, name, values }) => ({
      key,
      name: say(name),
      values: values.map((value) => ({ ...value, name: say(value.name) })),
    })),
    skus: row.skus.map((sku) => toSku(sku, row, view)),
    detail: row.detail.map((block) => {
      if (block.type === 'text') return { type: 'text', text: say(block.text) };
      if (block.type === 'image') return block;
      return {
        type: 'table',
        rows: block.rows.map(({ name, value }) => ({ name: say(name), value: say(value) })),
      };
    }),
    freight: { free: row.freight === 0, amount: row.freight },
    unit: row.unit,
    unitName: row.unit_name === null ? row.unit : say(row.unit_name),
    keywords: row.keywords.map(say),
    mount: row.mount,
    figure: row.figure,
    coupons: row.coupons,
  };
};

const toSku = (sku: SkuRow, row: ProductRow, view: View): SkuView => {
  const { shopPrice, memberPrice } = pricesOf(sku, row, view);
  return {
    id: String(sku.id),
    valueIds: [...sku.value_ids],
    specText: pickText(sku.spec_text, view.language).text,
    price: shopPrice,
    memberPrice,
    marketPrice: marketPriceOf(sku, shopPrice),
    stock: sku.stock,
    image: sku.image,
    size: sizeOf(sku),
    leadDays: sku.lead_days,
    boxes: [...sku.boxes],
  };
};

const pricesOf = (sku: SkuRow, row: ProductRow, { shop }: View) =>
  unitPrices({
    platformPrice: money(sku.price),
    override: sku.override === null ? null : money(sku.override),
    factor: shop?.factor ?? platformTerms.factor,
    ending: shop?.ending ?? platformTerms.ending,
    memberBps: row.member_bps,
  });

/** Its price elsewhere; displayed only where that is higher than here. */
const marketPriceOf = ({ market_price: market }: SkuRow, shopPrice: number): number | null =>
  market !== null && market > shopPrice ? market : null;

const sizeOf = ({ w, d, h }: SkuRow) => ({ w, d, h });

const tagsOf = (row: ProductRow): Card['tags'] => {
  const tags: [Card['tags'][number], boolean][] = [
    ['seckill', row.seckill],
    ['new', row.is_new],
    ['recommend', row.recommend],
    ['influencer', row.influencer],
    ['custom', row.custom],
    ['bestseller', row.bestseller],
  ];
  return tags.flatMap(([tag, has]) => (has ? [tag] : []));
};
