import { emptyGoods, emptySku, type GoodsContent } from '@mall/contract/seller/own-goods';
import { json, type Tx } from '../platform/db/open.ts';
import { newId } from '../platform/ids/ids.ts';
import { goodsKind } from '../seller/drafts/products/kind.ts';
import { publishGoods } from '../seller/drafts/products/publish.ts';
import { muju, writeDraft } from './own-drafts.ts';
import type { People } from './people.ts';
import type { DemoProduct } from './products.ts';
import { pictureUrl } from './source.ts';

/**
 * The content of the demo's shop: a product on sale, one in review, one rejected, one unfinished, and a brand
 * in review.
 */
export const writeOwnGoods = async (
  tx: Tx,
  people: People,
  products: readonly DemoProduct[],
): Promise<void> => {
  const specified = products.filter(({ specs }) => specs.length > 0);
  const [first, second, third] = specified;
  const last = specified.at(-1);
  if (first === undefined || second === undefined || third === undefined || last === undefined) return;
  const write = (content: GoodsContent, life: Parameters<typeof writeDraft>[4]) =>
    writeDraft(tx, goodsKind, people, content, life);

  const approved = { ...(await contentOf(tx, last)), isNew: false };
  const row = { id: newId(), shop_id: people.shopId, published_id: null, live: null, version: 1 };
  const published = await publishGoods(tx, { ...row, content: approved });
  await write(approved, { state: 'approved', sent: 74, decided: 70, published });
  await write(await contentOf(tx, second), { state: 'pending', sent: 5 });
  const reason = '第二张图片有水印，请更换后重新提交。';
  await write(await contentOf(tx, third), { state: 'rejected', sent: 30, decided: 26, reason });
  const unfinished = { ...(await contentOf(tx, first)), freightKind: null, leadDays: null };
  await write(unfinished, { state: 'draft', saved: 1 });
  await tx
    .insertInto('own_brands')
    .values({
      id: newId(),
      shop_id: people.shopId,
      saved_by: people.ids.owner,
      content: json({
        name: { zh: '木居', en: 'Muju' },
        logo: pictureUrl('shop/logo'),
        intro: { zh: '木居之家的自有品牌。', en: 'The own brand of the shop.' },
        sort: 1,
      }),
    })
    .execute();
};

/**
 * A product of the mall as this shop would create it: its own name and numbers, the same pictures and
 * measures.
 */
const contentOf = async (tx: Tx, product: DemoProduct): Promise<GoodsContent> => {
  const { category_id: categoryId } = await tx
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  const [sku] = product.skus;
  return {
    ...emptyGoods,
    name: muju(product.source.name, ' '),
    categoryId: String(categoryId),
    unit: product.unit,
    origin: product.origin,
    hardness: product.hardness,
    images: product.images.slice(0, 4),
    specType: 'multi',
    specs: product.specs,
    skus: product.skus.map(({ value_ids: valueIds, price, supply_price: supply, stock }, at) => ({
      ...emptySku,
      valueIds,
      no: `MJ-${product.id}-${at + 1}`,
      price,
      supply,
      stock,
    })),
    memberBps: 9500,
    freightKind: product.freight === 0 ? 'free' : 'unit',
    freight: product.freight === 0 ? null : product.freight,
    size: { w: sku?.w ?? 0, d: sku?.d ?? 0, h: sku?.h ?? 0 },
    boxes: sku?.boxes ?? [],
    leadDays: product.leadDays,
    styles: [...product.source.styles],
    materials: [...product.source.materials],
  };
};
