import { pickText, type Language, type Texts } from '@mall/contract/core/languages';
import type { Input, Item, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Caller, Member } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import { covers, takeable } from './covers.queries.ts';
import { grantCoupon } from './grant.ts';
import type { CouponRule } from '../../catalog/pricing/coupon-rule.ts';
import { type CouponView, toCouponView } from './coupon.present.ts';
import { couponById, couponPage, scopeNames } from './held.queries.ts';
import { scopeText, validText } from './phrases.ts';

type Template = Item<'coupon.center'>;

/** Coupons to take and to have (decisions 2.13). */
export const createCouponService = ({ db }: { db: Db }) => ({
  /** What can be taken here, and for a day longer what could be. */
  center: async (
    caller: Caller,
    { page, size, productId }: Input<'coupon.center'>,
  ): Promise<Output<'coupon.center'>> => {
    const among = sql`${takeable(caller.shop)} and c.take_to > now() - interval '1 day' and ${covering(productId)}`;
    const { rows } = await sql<TemplateRow>`
      select c.id, c.name, c.kind, c.value, c.cap, c.threshold, c.scope, ${scopeNames} as scope_names, c.total, c.taken, c.per_user,
        c.take_to, c.valid_to, c.valid_days, c.take_to <= now() as over, count(*) over () as all_rows,
        (select count(*) from coupons m where m.template_id = c.id and m.user_id = ${caller.memberId}) as mine
      from coupon_templates c where ${among}
      order by c.take_to <= now(), c.take_to, c.id limit ${size} offset ${(page - 1) * size}`.execute(db);
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

/** Without a product every template; with one those that are still to be taken and count for it. */
const covering = (productId: string | undefined) =>
  productId === undefined
    ? sql`true`
    : sql`c.take_to > now() and exists (select 1 from products p where p.id = ${Number(productId)} and ${covers(sql`p`)})`;

type TemplateRow = {
  id: string;
  name: Texts;
  kind: 'amount' | 'percent';
  value: number;
  cap: number | null;
  threshold: number;
  scope: CouponRule['scope'];
  scope_names: Texts[] | null;
  total: number;
  taken: number;
  per_user: number;
  take_to: Date;
  valid_to: Date | null;
  valid_days: number | null;
  over: boolean;
  mine: number;
  all_rows: number;
};

const toTemplate = (row: TemplateRow, language: Language): Template => ({
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

const stateOf = (row: TemplateRow): Template['state'] => {
  if (row.over) return 'ended';
  if (row.mine >= row.per_user) return 'taken';
  return row.total >= 0 && row.taken >= row.total ? 'gone' : 'open';
};
