import { pickText, type Language } from '@mall/contract/core/languages';
import type { Input, Item, Output } from '@mall/contract/operations';
import type { Db } from '../../platform/db/open.ts';
import type { Caller, Member } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import { grantCoupon } from './grant.ts';
import { type CouponView, toCouponView } from './coupon.present.ts';
import { couponById, couponPage } from './held.queries.ts';
import { scopeText, validText } from './phrases.ts';
import { takeablePage, type TakeableRow } from './center.queries.ts';

type Template = Item<'coupon.center'>;

/** Coupons to claim and coupons held (decisions 2.13). */
export const createCouponService = ({ db }: { db: Db }) => ({
  /** Coupons that can be claimed here, and for a day longer those that could be. */
  center: async (
    caller: Caller,
    { page, size, productId }: Input<'coupon.center'>,
  ): Promise<Output<'coupon.center'>> => {
    const rows = await takeablePage(db, caller, { page, size, productId });
    return {
      list: rows.map((row) => toTemplate(row, caller.language)),
      total: rows[0]?.all_rows ?? 0,
      page,
      size,
    };
  },

  take: (caller: Member, input: Input<'coupon.take'>): Promise<CouponView> =>
    once(db, caller, 'coupon.take', input, async (tx) => {
      const id = await grantCoupon(tx, caller.memberId, input.id, 'center');
      const coupon = await couponById(tx, id);
      if (coupon === undefined) throw new Error('a coupon just taken is missing');
      return toCouponView(coupon, caller.language);
    }),

  mine: async (
    caller: Member,
    { status, page, size }: Input<'coupon.mine'>,
  ): Promise<Output<'coupon.mine'>> => {
    const { list, total } = await couponPage(db, caller.memberId, status, page, size);
    return { list: list.map((coupon) => toCouponView(coupon, caller.language)), total, page, size };
  },
});

const toTemplate = (row: TakeableRow, language: Language): Template => ({
  id: row.id,
  name: pickText(row.name, language).text,
  kind: row.kind,
  value: row.value,
  cap: row.cap,
  threshold: row.threshold,
  scope: row.scope,
  scopeText: scopeText(row.scope, row.scope_names, language),
  takeTo: row.take_to.toISOString(),
  validText: validText({ validTo: row.valid_to, validDays: row.valid_days }, language),
  takenByMe: row.mine,
  perUser: row.per_user,
  left: row.total < 0 ? null : row.total - row.taken,
  state: stateOf(row),
});

const stateOf = (row: TakeableRow): Template['state'] => {
  if (row.over) return 'ended';
  if (row.mine >= row.per_user) return 'taken';
  return row.total >= 0 && row.taken >= row.total ? 'gone' : 'open';
};
