import { emptyGoods, emptySku, type GoodsContent, type Unit, units } from '@mall/contract/own-goods';
import { json, type Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import type { People } from './people.ts';
import type { DemoProduct } from './products.ts';
import { pictureUrl } from './source.ts';

const hourMs = 3_600_000;

/** What the demo's shop writes itself: a draft that is not finished, a product in review, one that was turned down, and a brand in review. */
export const writeOwnGoods = async (
  tx: Tx,
  { ids, shopId }: People,
  products: readonly DemoProduct[],
): Promise<void> => {
  const [first, second, third] = products.filter(({ specs }) => specs.length > 0);
  if (first === undefined || second === undefined || third === undefined) return;
  const contents = [
    await contentOf(tx, first),
    await contentOf(tx, second),
    await contentOf(tx, third),
  ] as const;
  const [draft, waiting, rejected] = [newId(), newId(), newId()];
  const base = { shop_id: shopId, saved_by: ids.owner };
  await tx
    .insertInto('own_goods')
    .values([
      {
        ...base,
        id: draft,
        content: json({ ...contents[0], freightKind: null, leadDays: null }),
        saved_at: ago(1),
      },
      {
        ...base,
        id: waiting,
        content: json(contents[1]),
        state: 'pending',
        submitted_at: ago(5),
        saved_at: ago(5),
      },
      {
        ...base,
        id: rejected,
        content: json(contents[2]),
        state: 'rejected',
        reason: '第二张图片有水印，请更换后重新提交。',
        submitted_at: ago(30),
        reviewed_at: ago(26),
        saved_at: ago(30),
      },
    ])
    .execute();
  const note = (object: string, content: GoodsContent, action: string, at: Date, diff: object = {}) => ({
    id: newId(at.getTime()),
    at,
    actor_id: action === 'goods.reject' ? ids.operator : ids.owner,
    shop_id: shopId,
    action,
    object: `goods:${object}`,
    diff: json({ about: content.name.zh ?? '', ...diff }),
  });
  await tx
    .insertInto('audit_log')
    .values([
      note(waiting, contents[1], 'goods.submit', ago(5)),
      note(rejected, contents[2], 'goods.submit', ago(30)),
      note(rejected, contents[2], 'goods.reject', ago(26), {
        new: { reason: '第二张图片有水印，请更换后重新提交。' },
      }),
    ])
    .execute();
  await tx
    .insertInto('own_brands')
    .values({
      ...base,
      id: newId(),
      content: json({
        name: { zh: '木居', en: 'Muju' },
        logo: pictureUrl('shop/logo'),
        intro: { zh: '木居之家的自有品牌。', en: 'The own brand of the shop.' },
        sort: 1,
      }),
    })
    .execute();
};

const ago = (hours: number): Date => new Date(Date.now() - hours * hourMs);

/** A product of the mall as this shop would make it: its own name and numbers, the same pictures and measures. */
const contentOf = async (tx: Tx, product: DemoProduct): Promise<GoodsContent> => {
  const { category_id: categoryId } = await tx
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  const { zh, en } = product.source.name;
  const [sku] = product.skus;
  return {
    ...emptyGoods,
    name: { zh: `木居 ${zh}`, en: `Muju ${en}` },
    categoryId: String(categoryId),
    unit: isUnit(product.unit) ? product.unit : 'piece',
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

const isUnit = (text: string): text is Unit => units.some((unit) => unit === text);
