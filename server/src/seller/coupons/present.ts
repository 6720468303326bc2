import { campaignRules } from '@mall/contract/campaign/campaign';
import { type Language, pickText } from '@mall/contract/core/languages';
import type { Item, Output } from '@mall/contract/operations';
import type { cameOfCoupon } from '../../trade/index.ts';
import type { Choice, ShopCouponRow } from './coupons.queries.ts';

export const toEntry = (row: ShopCouponRow): Item<'shopCoupon.list'> => ({
  id: row.id,
  name: row.name,
  state: row.state,
  kind: row.kind,
  value: row.value,
  cap: row.cap,
  threshold: row.threshold,
  scope: row.scope,
  takeFrom: row.take_from.toISOString(),
  takeTo: row.take_to.toISOString(),
  total: row.total,
  given: row.taken,
  used: row.used,
});

export const toChoice = ({ id, name }: Choice, language: Language) => ({
  id,
  name: pickText(name, language).text,
});

type Came = Awaited<ReturnType<typeof cameOfCoupon>>;

export const toDetail = (
  row: ShopCouponRow,
  { things, came }: { things: readonly Choice[]; came: Came },
  language: Language,
): Output<'shopCoupon.detail'> => ({
  ...toEntry(row),
  version: row.version,
  things: things.map((thing) => toChoice(thing, language)),
  perUser: row.per_user,
  validFrom: row.valid_from?.toISOString() ?? null,
  validTo: row.valid_to?.toISOString() ?? null,
  validDays: row.valid_days,
  madeAt: row.created_at.toISOString(),
  madeBy: row.maker,
  endReason: row.end_reason,
  adjust: [...campaignRules[row.state].adjust],
  figures: { waiting: came.waiting, orders: came.orders, off: came.shops, taken: came.taken },
});
