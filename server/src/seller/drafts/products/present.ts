import { changedFields } from '@mall/contract/seller/draft-merge';
import { pickText, type Language } from '@mall/contract/core/languages';
import type { Item, Output } from '@mall/contract/operations';
import {
  type GoodsContent,
  type GoodsField,
  type GoodsLabel,
  goodsLabels,
  type GoodsSku,
} from '@mall/contract/seller/own-goods';
import { skuKey } from '@mall/contract/seller/sku-rows';
import { toBan } from '../../../catalog/index.ts';
import type { StepRow } from '../../../platform/audit/steps.queries.ts';
import { pageOf, publishedIdOf, standingOf } from '../core/present.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { GoodsRow } from './queries.ts';

type Detail = Output<'ownGoods.detail'>;

/**
 * A content with current values: stock is counted from what is on hand, and what the shop decides at once,
 * without review, is as shoppers see it.
 */
export const asOfNow = (row: GoodsRow, content: GoodsContent): GoodsContent => {
  if (row.published_id === null) return content;
  const now = new Map(row.stocks.map(({ valueIds, stock }) => [skuKey(valueIds), stock]));
  const rebased = (sku: GoodsSku): GoodsSku => {
    const stock = now.get(skuKey(sku.valueIds));
    if (stock === undefined) return { ...sku, was: null };
    const change = sku.stock === null || sku.was === null ? 0 : sku.stock - sku.was;
    return { ...sku, stock: sku.stock === null ? null : Math.max(0, stock + change), was: stock };
  };
  return { ...content, onSale: row.shown ?? content.onSale, skus: content.skus.map(rebased) };
};

/** The published content: as approved, with the stock on hand. */
export const liveOf = (row: GoodsRow): GoodsContent | null =>
  row.live === null
    ? null
    : asOfNow(row, { ...row.live, skus: row.live.skus.map((sku) => ({ ...sku, was: sku.stock })) });

/** The content of the form: the draft, or the published content without one. */
export const contentOf = (row: GoodsRow): GoodsContent => {
  const live = row.state === 'approved' ? liveOf(row) : null;
  return live ?? asOfNow(row, row.content);
};

export const toGoods = (row: GoodsRow, steps: readonly StepRow[]): Detail => {
  const contents = { content: contentOf(row), live: liveOf(row) };
  const page = pageOf(row, contents, steps);
  return {
    ...page,
    productId: publishedIdOf(row),
    goodsNo: row.goods_no,
    ban: toBan(row.ban),
    live: page.live && { ...page.live, onSale: row.shown ?? false },
    changed: contents.live === null ? [] : changesOf(contents.live, contents.content),
  };
};

/** Fields that will change for shoppers; of stock only the shop's own change. */
export const changesOf = (live: GoodsContent, content: GoodsContent): GoodsField[] => {
  const plain = (one: GoodsContent): GoodsContent => ({
    ...one,
    skus: one.skus.map(({ stock, was, ...sku }) => ({
      ...sku,
      stock: stock === was ? null : stock,
      was: null,
    })),
  });
  return changedFields(plain(live), plain(content));
};

export const toGoodsRow = (row: GoodsRow, language: Language): Item<'ownGoods.list'> => {
  const content = contentOf(row);
  const offered = content.skus.filter(({ on }) => on);
  const prices = offered.flatMap(({ price }) => (price === null ? [] : [price]));
  const stocks = offered.flatMap(({ stock }) => (stock === null ? [] : [stock]));
  const { text, contentLang } = pickText(toTexts(content.name), language);
  return {
    ...standingOf(row),
    productId: publishedIdOf(row),
    goodsNo: row.goods_no,
    name: text,
    contentLang,
    image: content.images[0] ?? null,
    category: row.category === null ? null : pickText(row.category, language).text,
    onSale: row.shown ?? false,
    ban: toBan(row.ban),
    custom: content.custom ?? false,
    labels: goodsLabels.filter((label) => hasLabel(row, label)),
    priceMin: prices.length === 0 ? null : Math.min(...prices),
    priceMax: prices.length === 0 ? null : Math.max(...prices),
    stock: stocks.length === 0 ? null : stocks.reduce((sum, one) => sum + one, 0),
    skus: offered.length,
  };
};

/** Whether shoppers see this label; before it is published, whether they would. */
export const hasLabel = ({ live, content, hot }: GoodsRow, label: GoodsLabel): boolean =>
  (label === 'hot' ? hot : (live ?? content)[label]) ?? false;
