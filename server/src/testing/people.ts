import { operations, type Sent } from '@mall/contract/operations';
import { hourMs } from '@mall/contract/core/time';
import { createActivity } from '../campaign/boosts/create.ts';
import { json } from '../platform/db/open.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids/ids.ts';
import { publishActivity } from '../campaign/seckill/publish.ts';
import type { Api } from './start-api.ts';

/** People of a test and their usual actions, through the API. */
export const createPeople = (api: Api) => {
  /** A member with an address, through a shop's code if given. */
  const shopper = async (
    over: { code?: string; lang?: string; mobile?: string; name?: string; phone?: string } = {},
  ) => {
    const mobile = over.mobile ?? api.given.mobile();
    const memberId = await api.given.member({
      mobile,
      ...(over.name === undefined ? {} : { name: over.name }),
    });
    const addressId = await api.given.address(
      memberId,
      over.phone === undefined ? {} : { phone: over.phone },
    );
    const token = await api.signIn(memberId);
    return {
      memberId,
      mobile,
      addressId,
      ...api.as({
        token,
        ...(over.code === undefined ? {} : { code: over.code }),
        ...(over.lang === undefined ? {} : { lang: over.lang }),
      }),
    };
  };
  type Shopper = Awaited<ReturnType<typeof shopper>>;

  /** A shop and its owner, signed in. */
  const shop = async (over: { factor?: number } = {}) => {
    const made = await api.given.shop(over);
    return { ...made, ...api.as({ token: await api.signIn(made.ownerId) }) };
  };

  /** A shop invites somebody, and they accept. */
  const hire = async (
    shop: Pick<ReturnType<Api['as']>, 'call'>,
    who: Pick<ReturnType<Api['as']>, 'call'> & { readonly mobile: string },
    roleId: string,
    more: { level?: number; remark?: string } = {},
  ) => {
    const { data } = await shop.call('staff.invite', { mobile: who.mobile, roleId, ...more });
    return who.call('invitation.accept', { id: data.id });
  };

  /** Staff of a shop in one of the preset roles. */
  const staff = async (shopId: string, role: string) => {
    const mobile = api.given.mobile();
    const memberId = await api.given.member({ mobile });
    await api.db
      .insertInto('staff')
      .values({ shop_id: shopId, user_id: memberId, role, role_id: null, added_by: null })
      .execute();
    return { memberId, mobile, ...api.as({ token: await api.signIn(memberId) }) };
  };

  /** Previews and orders one SKU; the answer of the creation. */
  const buy = async (
    who: Shopper,
    skuId: string,
    qty = 1,
    over: { couponId?: string; key?: string } = {},
  ) => {
    const choice = over.couponId === undefined ? {} : { couponId: over.couponId };
    const preview = await who.call('order.previewDirect', {
      skuId,
      qty,
      addressId: who.addressId,
      ...choice,
    });
    return who.call(
      'order.createDirect',
      { skuId, qty, addressId: who.addressId, previewHash: hashShown(preview), ...choice },
      over.key === undefined ? {} : { 'idempotency-key': over.key },
    );
  };

  const pay = async (who: Shopper, orderId: string) => {
    const { data: intent } = await who.call('payment.start', { id: orderId, method: 'sandbox' });
    return who.call('payment.sandbox', { id: intent.id, outcome: 'success' });
  };

  /** An order of one piece brought to a status by the people in charge. */
  const paidOrder = async (who: Shopper, skuId: string, qty = 1): Promise<string> => {
    const { data } = await buy(who, skuId, qty);
    await pay(who, data.orderId);
    return data.orderId;
  };

  const picture = async (ownerId: string): Promise<string> => {
    const key = `review/${newId()}.webp`;
    await api.db
      .insertInto('media_files')
      .values({ key, owner_id: ownerId, kind: 'review', w: 1, h: 1, bytes: 1 })
      .execute();
    return `/media/${key}`;
  };

  const template = async (
    over: Partial<{
      kind: 'amount' | 'percent';
      value: number;
      cap: number | null;
      threshold: number;
      scope: string;
      scopeIds: string[];
      total: number;
      perUser: number;
      shopId: string | null;
      takeFrom: Date;
      takeTo: Date;
      validDays: number;
      source: string;
    }> = {},
  ): Promise<string> => {
    const id = newId();
    await api.db
      .insertInto('coupon_templates')
      .values({
        id,
        shop_id: over.shopId ?? null,
        name: json({ zh: '优惠券', en: 'Coupon' }),
        kind: over.kind ?? 'amount',
        value: over.value ?? 1000,
        cap: over.cap ?? null,
        threshold: over.threshold ?? 0,
        scope: over.scope ?? 'all',
        scope_ids: over.scopeIds ?? [],
        total: over.total ?? -1,
        per_user: over.perUser ?? 1,
        take_from: over.takeFrom ?? new Date(Date.now() - hourMs),
        take_to: over.takeTo ?? new Date(Date.now() + hourMs),
        valid_days: over.validDays ?? 30,
        source: over.source ?? 'center',
      })
      .execute();
    return id;
  };

  /** A current flash sale, on a SKU of its own unless one is given. */
  const activity = async (
    over: Partial<{
      skuId: string;
      stock: number;
      price: number;
      perUserLimit: number;
      perOrderLimit: number;
      allowCoupon: boolean;
      startAt: Date;
      endAt: Date;
    }> = {},
  ) => {
    const skuId = over.skuId ?? (await api.given.sku({ stock: 100, price: 100_000 })).skuId;
    const activityId = await inTransaction(api.db, (tx) =>
      publishActivity(tx, {
        name: { zh: '秒杀', en: 'Flash sale' },
        price: 50_000,
        stock: 10,
        startAt: new Date(Date.now() - hourMs),
        endAt: new Date(Date.now() + hourMs),
        ...over,
        skuId,
      }),
    );
    return { activityId, skuId };
  };

  /**
   * A current boost: a price cut of 400 yuan on a SKU of its own, unless `over` changes that. Returns the
   * activity's id.
   */
  const boost = async (over: Partial<Sent<'platformBoost.create'>> = {}): Promise<string> => {
    const kind = over.kind ?? 'price_cut';
    const cut =
      kind === 'price_cut'
        ? {
            skuId: over.skuId ?? (await api.given.sku({ stock: 100, price: 100_000 })).skuId,
            startPrice: 100_000,
            floorPrice: 60_000,
          }
        : {};
    const terms = operations['platformBoost.create'].input.parse({
      kind,
      nameZh: '好友助力',
      ...cut,
      helps: 4,
      stock: 10,
      startAt: new Date(Date.now() - hourMs).toISOString(),
      endAt: new Date(Date.now() + hourMs).toISOString(),
      ...over,
    });
    return inTransaction(api.db, (tx) => createActivity(tx, terms, null));
  };

  return { shopper, shop, hire, staff, buy, pay, paidOrder, picture, template, activity, boost };
};

/** The hash of a successful preview; for a refused one a hash that matches nothing. */
export const hashShown = (reply: { code: number; data: { previewHash: string } }): string =>
  reply.code === 200 ? reply.data.previewHash : 'none-to-show';

export type People = ReturnType<typeof createPeople>;
export type Shopper = Awaited<ReturnType<People['shopper']>>;
