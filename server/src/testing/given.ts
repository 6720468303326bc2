import type { Texts } from '@mall/contract/core/languages';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { json, type Db } from '../platform/db/open.ts';
import { createSecret } from '../platform/ports/secret.ts';
import { contactColumns } from '../platform/sealed-fields/contact.ts';
import { mobileIndex, setFieldKeys } from '../platform/sealed-fields/fields.ts';
import { mobileOf } from '../demo/people.ts';
import { newId } from '../platform/ids/ids.ts';
import { samplePlan } from './sample-plan.ts';

/** That of every mall of the tests, in this process and in others. */
export const secretText = 'test'.repeat(16);
export const testSecret = createSecret(secretText);

const texts = (zh: string, en = zh): Texts => ({ zh, en, indo: en, fili: en });

/** Makes rows with only the fields that matter to a test. Numbers for catalogue ids count up from 1000. */
export const createGiven = (db: Db) => {
  setFieldKeys(testSecret);
  let next = 1000;
  /** A number that nobody has yet. */
  const mobile = (): string => {
    next += 1;
    return `139${String(10_000_000 + next)}`;
  };
  const member = async (
    over: { mobile?: string; name?: string; operator?: boolean; proved?: boolean; since?: Date } = {},
  ): Promise<string> => {
    const id = newId();
    await db
      .insertInto('users')
      .values({
        id,
        ...mobileOf(over.mobile ?? mobile(), id),
        name: over.name ?? 'Lin',
        mobile_proved_at: over.proved === false ? null : new Date(),
        ...(over.since === undefined ? {} : { created_at: over.since }),
      })
      .execute();
    if (over.operator === true) await operator(id);
    return id;
  };
  /** Makes a member an operator of the mall, who may do everything or what these permissions say. */
  const operator = async (userId: string, permissions: OperatorPermission[] | null = null): Promise<void> => {
    await db
      .insertInto('operators')
      .values({
        user_id: userId,
        role: permissions === null ? 'all' : 'custom',
        permissions,
        added_by: null,
        removed_at: null,
      })
      .execute();
  };
  /** Whoever registered a number by password has shown that it is theirs. */
  const provedNumber = async (mobile: string): Promise<void> => {
    await db
      .updateTable('users')
      .set({ mobile_proved_at: new Date() })
      .where('mobile_index', '=', mobileIndex(mobile))
      .execute();
  };
  const shop = async (over: { ownerId?: string; code?: string; factor?: number; name?: string } = {}) => {
    const ownerId = over.ownerId ?? (await member());
    const id = newId();
    next += 1;
    const code = over.code ?? `SHOP${next}`;
    await db
      .insertInto('shops')
      .values({
        id,
        code,
        owner_id: ownerId,
        store_name: over.name ?? '橡木之家',
        price_factor: over.factor ?? 10_000,
      })
      .execute();
    return { id, code, ownerId };
  };
  const category = async (): Promise<number> => {
    next += 1;
    await db
      .insertInto('categories')
      .values({ id: next, level: 1, name: json(texts('沙发', 'Sofas')), image: '/media/demo/x.webp' })
      .execute();
    return next;
  };
  const brand = async (): Promise<number> => {
    next += 1;
    await db
      .insertInto('brands')
      .values({ id: next, name: json(texts('品牌', 'Brand')), intro: json(texts('简介', 'About')) })
      .execute();
    return next;
  };
  type SkuShape = {
    stock?: number;
    price?: number;
    supply?: number;
    memberBps?: number;
    freight?: number;
    name?: string;
    categoryId?: number;
    brandId?: number;
    onSale?: boolean;
    /** A product of this shop's own. */
    shopId?: string;
    review?: 'pending' | 'approved' | 'rejected';
  };
  /** A product with one SKU; prices in minor units. */
  const sku = async (over: SkuShape = {}): Promise<{ skuId: string; productId: string }> => {
    const categoryId = over.categoryId ?? (await category());
    const brandId = over.brandId ?? (await brand());
    next += 1;
    const productId = next;
    const price = over.price ?? 100_000;
    const stock = over.stock ?? 100;
    await db
      .insertInto('products')
      .values({
        id: productId,
        goods_no: `G${productId}`,
        category_id: categoryId,
        brand_id: brandId,
        name: json(texts(over.name ?? '云朵沙发', over.name ?? 'Cloud sofa')),
        origin: json(texts('中国')),
        hardness: json(texts('适中')),
        images: json(['/media/demo/x.webp']),
        detail: json([]),
        freight: over.freight ?? 0,
        member_bps: over.memberBps ?? 10_000,
        on_sale: over.onSale ?? true,
        shop_id: over.shopId ?? null,
        review_status: over.review ?? 'approved',
        terms: [],
      })
      .execute();
    next += 1;
    await db
      .insertInto('skus')
      .values({
        id: next,
        product_id: productId,
        spec_text: json(texts('标准', 'Standard')),
        price,
        supply_price: over.supply ?? Math.floor(price / 2),
        initial_stock: stock,
        stock,
        w: 2000,
        d: 900,
        h: 800,
      })
      .execute();
    return { skuId: String(next), productId: String(productId) };
  };
  /** A design case of a living room with one piece. */
  const designCase = async ({ skuId }: { skuId: string }): Promise<string> => {
    next += 1;
    await db
      .insertInto('design_cases')
      .values({
        id: next,
        title: json(texts('静谧客厅', 'Calm living room')),
        intro: json(texts('')),
        room: 'living',
        style: 'nordic',
        cover: '/media/demo/x.webp',
        banner: '/media/demo/x.webp',
        area: 2268,
        hotspots: json([{ x: 5000, y: 6000, skuId: Number(skuId) }]),
        plan: json(samplePlan(skuId)),
      })
      .execute();
    return String(next);
  };
  type SlotShape = { key: string; skuIds: readonly string[]; min?: number; max?: number; qty?: number };
  /** A package with one room; the first SKU of a slot is its default. `price` in minor units. */
  const givePackage = async (over: {
    slots: readonly SlotShape[];
    price?: number;
    shopId?: string;
    special?: boolean;
  }): Promise<string> => {
    next += 1;
    const id = next;
    await db
      .insertInto('package_categories')
      .values({ id, name: json(texts('客厅', 'Living rooms')), cover: '/media/demo/x.webp' })
      .execute();
    await db
      .insertInto('packages')
      .values({
        id,
        category_id: id,
        shop_id: over.shopId ?? null,
        tier: 'comfort',
        special: over.special ?? false,
        live_version: null,
      })
      .execute();
    const rooms = [
      {
        key: 'living',
        name: texts('客厅', 'Living room'),
        slots: over.slots.map(({ key, skuIds, min = 1, max = 1, qty = 1 }) => ({
          key,
          name: texts(key),
          min,
          max,
          options: skuIds.map((skuId, index) => ({ skuId: Number(skuId), qty, isDefault: index === 0 })),
        })),
      },
    ];
    await db
      .insertInto('package_versions')
      .values({
        package_id: id,
        version: 1,
        name: json(texts('静谧客厅', 'Calm living room')),
        slogan: json(texts('')),
        cover: '/media/demo/x.webp',
        banner: '/media/demo/x.webp',
        rooms: json(rooms),
        price: over.price ?? null,
        review_status: 'approved',
      })
      .execute();
    await db.updateTable('packages').set({ live_version: 1 }).where('id', '=', id).execute();
    return String(id);
  };
  const regions = async (): Promise<{ provinceId: string; cityId: string; districtId: string }> => {
    await db
      .insertInto('regions')
      .values([
        { id: 11, parent_id: null, name: '北京市', level: 1 },
        { id: 1101, parent_id: 11, name: '市辖区', level: 2 },
        { id: 110101, parent_id: 1101, name: '东城区', level: 3 },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { provinceId: '11', cityId: '1101', districtId: '110101' };
  };
  const address = async (memberId: string, over: { phone?: string } = {}): Promise<string> => {
    await regions();
    const id = newId();
    await db
      .insertInto('addresses')
      .values({
        id,
        user_id: memberId,
        name: '林',
        province_id: 11,
        city_id: 1101,
        district_id: 110101,
        ...contactColumns({ phone: over.phone ?? '13800001111', detail: '1 号' }, id),
        is_default: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return id;
  };
  return {
    member,
    operator,
    mobile,
    provedNumber,
    shop,
    category,
    brand,
    sku,
    designCase,
    package: givePackage,
    regions,
    address,
  };
};
