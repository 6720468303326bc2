import { isMobile, want as limits } from '@mall/contract/core/limits';
import { pickText } from '@mall/contract/core/languages';
import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { dayMs } from '@mall/contract/core/time';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller, Member } from '../../platform/http/caller.ts';
import { isoText } from '../../platform/i18n/iso.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { type WantRow, wantsOf } from './queries.ts';
import { createWant } from './create.ts';
import { cancelWant } from './cancel.ts';
import { clock } from '../../platform/clock/clock.ts';

export const createWantService = ({ db }: { db: Db }) => ({
  /**
   * Stores a wanted purchase for the visitor's shop, or for the platform. Refuses a wrong number, regions
   * that do not belong together, a date out of range, a missing product or design, more than 5 open of a
   * member or 3 a day of a number.
   */
  create: (
    caller: Caller,
    input: Input<'purchaseRequest.create'>,
  ): Promise<Output<'purchaseRequest.create'>> => {
    if (!isMobile(input.phone)) throw new Refusal('mobile.invalid');
    const validUntil = endOf(input.validUntil, clock.nowMs());
    return inTransaction(db, (tx) => createWant(tx, caller, input, validUntil));
  },

  list: async (
    { memberId, language }: Member,
    query: Input<'purchaseRequest.list'>,
  ): Promise<Output<'purchaseRequest.list'>> => {
    const rows = await wantsOf(db, memberId, query);
    const list = rows.map((row) => toWant(row, (texts) => pickText(texts, language).text));
    return { list, total: rows[0]?.total ?? 0, page: query.page, size: query.size };
  },

  /** Takes back an open one, and with it the offers for it. Refuses `missing`. */
  cancel: ({ memberId }: Member, id: string): Promise<null> =>
    inTransaction(db, (tx) => cancelWant(tx, memberId, id)),
});

/**
 * The last moment of a day in Shanghai; 30 days from now without a named one. Refuses a past day and one too
 * far away.
 */
const endOf = (day: string | undefined, now: number): Date => {
  if (day === undefined) return new Date(now + limits.days.default * dayMs);
  const end = new Date(`${day}T23:59:59+08:00`);
  const days = (end.getTime() - now) / dayMs;
  if (Number.isNaN(days) || days < 0 || days > limits.days.most + 1)
    throw new Refusal('want.tooLong', { max: limits.days.most });
  return end;
};

const toWant = (
  row: WantRow,
  say: (texts: NonNullable<WantRow['product_name']>) => string,
): Item<'purchaseRequest.list'> => ({
  id: row.id,
  no: row.no,
  contact: row.contact,
  phone: openField(row.phone, row.id),
  region: row.region,
  quantity: row.quantity,
  brand: row.brand,
  remark: row.remark,
  images: [...row.images],
  product:
    row.product_id === null || row.product_name === null
      ? null
      : { id: String(row.product_id), name: say(row.product_name), image: row.product_image ?? '' },
  designId: row.design_id,
  validUntil: row.valid_until.toISOString(),
  state: row.end_reason ?? (row.valid_until.getTime() < clock.nowMs() ? 'expired' : 'open'),
  verify: row.verify,
  createdAt: row.created_at.toISOString(),
  quote: row.quote === null ? null : { ...row.quote, validUntil: isoText(row.quote.validUntil) },
});
