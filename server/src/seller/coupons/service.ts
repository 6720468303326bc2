import type { Language } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { type CouponWorth, leastThreshold, shopCouponLimits } from '@mall/contract/incentive/shop-coupon';
import type { Input, Output } from '@mall/contract/operations';
import {
  changeTemplate,
  closeTemplate,
  discardCouponDraft,
  noteCoupon,
  saveCouponDraft,
  scheduleCoupon,
} from '../../incentive/index.ts';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { moneyText } from '../../platform/i18n/format.ts';
import { cameOfCoupon } from '../../trade/index.ts';
import {
  choicePage,
  countKeptCoupons,
  namesOfThings,
  shopCouponPage,
  shopCouponWith,
} from './coupons.queries.ts';
import { orderFeeFrom } from '../order-fee.queries.ts';
import { toChoice, toDetail, toEntry } from './present.ts';

type Parts = { readonly db: Db; readonly answers: Pick<Answers, 'raise'> };
type Worth = CouponWorth & { readonly threshold: number; readonly from: Date };

const ofShop = (caller: Staff) => ({ caller, scope: caller.staff }) satisfies Seller;

/** Coupons that a shop makes, and bears, itself (docs/decisions/093-coupons-of-shops.md). */
export const createShopCoupons = ({ db, answers }: Parts) => {
  /** Pages of products say how many coupons count for them. */
  const changing = async (work: Promise<unknown>): Promise<null> => {
    await work;
    answers.raise('promotion');
    return null;
  };

  return {
    list: async ({ staff }: Staff, input: Input<'shopCoupon.list'>): Promise<Output<'shopCoupon.list'>> => {
      const { rows, total } = await shopCouponPage(db, staff.shopId, input);
      return { list: rows.map(toEntry), total, page: input.page, size: input.size };
    },

    detail: async ({ staff, language }: Staff, id: string): Promise<Output<'shopCoupon.detail'>> => {
      const row = await shopCouponWith(db, staff.shopId, id);
      if (row === undefined) throw new Refusal('missing');
      const [things, came] = await Promise.all([namesOfThings(db, row), cameOfCoupon(db, id)]);
      return toDetail(row, { things, came }, language);
    },

    choices: async (
      { staff, language }: Staff,
      input: Input<'shopCoupon.choices'>,
    ): Promise<Output<'shopCoupon.choices'>> => {
      const { rows, total, more } = await choicePage(db, staff.shopId, input);
      return {
        list: rows.map((row) => toChoice(row, language)),
        total,
        more,
        page: input.page,
        size: input.size,
      };
    },

    save: (caller: Staff, input: Input<'shopCoupon.save'>): Promise<Output<'shopCoupon.save'>> =>
      once(db, caller, 'shopCoupon.save', input, async (tx) => {
        const { shopId } = caller.staff;
        const { kind, value, cap = null, threshold, takeFrom } = input;
        await mustPayFee(tx, caller, { kind, value, cap, threshold, from: new Date(takeFrom) });
        if (input.id === undefined && (await countKeptCoupons(tx, shopId)) >= shopCouponLimits.open)
          throw new Refusal('coupon.tooMany', { max: shopCouponLimits.open });
        return saveCouponDraft(tx, ofShop(caller), { ...input, shopId, funder: 'shop', source: 'center' });
      }),

    discard: (caller: Staff, { id, version }: Input<'shopCoupon.discard'>): Promise<null> =>
      inTransaction(db, async (tx) => {
        await discardCouponDraft(tx, ofShop(caller), id, version);
        return null;
      }),

    schedule: (caller: Staff, { id, version }: Input<'shopCoupon.schedule'>): Promise<null> =>
      changing(
        inTransaction(db, (tx) =>
          scheduleCoupon(tx, ofShop(caller), id, version, (draft) =>
            mustPayFee(tx, caller, { ...draft, from: draft.take_from }),
          ),
        ),
      ),

    adjust: (caller: Staff, { id, version, endAt, pieces }: Input<'shopCoupon.adjust'>): Promise<null> =>
      changing(
        inTransaction(db, (tx) =>
          changeTemplate(tx, ofShop(caller), id, version, {
            endAt: endAt === undefined ? undefined : new Date(endAt),
            pieces,
          }),
        ),
      ),

    close: (caller: Staff, id: string): Promise<null> =>
      changing(
        inTransaction(db, async (tx) => {
          const { name } = await closeTemplate(tx, ofShop(caller).scope, id);
          await noteCoupon(tx, ofShop(caller), 'coupon.close', { id, name });
        }),
      ),
  };
};

/** The terms that hold when it can first be claimed. Throws coupon.belowFee, coupon.takesAll. */
const mustPayFee = async (
  reader: Reader,
  { staff, language }: { readonly staff: Staff['staff']; readonly language: Language },
  { from, threshold, ...worth }: Worth,
): Promise<void> => {
  const least = leastThreshold(worth, await orderFeeFrom(reader, staff.shopId, from));
  if (least === null) throw new Refusal('coupon.takesAll');
  if (threshold < least) throw new Refusal('coupon.belowFee', { amount: moneyText(least, language), least });
};
