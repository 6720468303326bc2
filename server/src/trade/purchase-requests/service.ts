import { isMobile, want as limits } from '@mall/contract/core/limits';
import { pickText } from '@mall/contract/core/languages';
import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { wantMoves } from '@mall/contract/trade/purchase-request';
import { json, type Db, type Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller, Member } from '../../platform/http/caller.ts';
import { newId, newOrderNo } from '../../platform/ids/ids.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { isoText } from '../../platform/i18n/iso.ts';
import { regionWords, type WantRow, wantsOf } from './queries.ts';
import { dayMs, refuseTooMany, refuseUnknown } from './create.ts';
import { withdrawQuote } from '../quotes/withdraw.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

export const createWantService = ({ db }: { db: Db }) => ({
  /**
   * Keeps a wanted purchase for the visitor's shop, or for the platform. Refuses a wrong number, regions that do not belong together, a
   * date out of range, a product or design that is not there, more than 5 open of a member or 3 a day of a number.
   */
  create: (
    caller: Caller,
    input: Input<'purchaseRequest.create'>,
  ): Promise<Output<'purchaseRequest.create'>> => {
    if (!isMobile(input.phone)) throw new Refusal('mobile.invalid');
    const validUntil = endOf(input.validUntil, Date.now());
    return inTransaction(db, async (tx) => {
      const region = await regionWords(tx, {
        provinceId: Number(input.provinceId),
        cityId: Number(input.cityId),
        districtId: Number(input.districtId),
      });
      if (region === null) throw new Refusal('address.incomplete');
      await refuseUnknown(tx, caller, input);
      await refuseTooMany(tx, caller, input.phone);
      const row = { id: newId(), no: newOrderNo() };
      await tx
        .insertInto('wants')
        .values({
          ...row,
          user_id: caller.memberId,
          shop_id: caller.shop?.id ?? null,
          contact: input.contact,
          phone: input.phone,
          district_id: Number(input.districtId),
          region,
          quantity: input.quantity,
          brand: input.brand,
          remark: input.remark,
          images: json(input.images),
          product_id: input.productId === undefined ? null : Number(input.productId),
          design_id: input.designId ?? null,
          valid_until: validUntil,
        })
        .execute();
      if (caller.shop !== null) await notifyShop(tx, 'want.created', caller.shop.id, row);
      return row;
    });
  },

  list: (caller: Member, query: Input<'purchaseRequest.list'>): Promise<Output<'purchaseRequest.list'>> =>
    listed(db, caller, { userId: caller.memberId }, query),

  /** For the mall's operator, who answers what no shop was asked. */
  listForMall: (caller: Member, query: Input<'platformWant.list'>): Promise<Output<'platformWant.list'>> =>
    listed(db, caller, 'mall', query),

  /** Takes back what is still open, and with it what was offered for it. Refuses `missing`. */
  cancel: ({ memberId }: Member, id: string): Promise<null> =>
    inTransaction(db, async (tx) => {
      const ended = await tx
        .updateTable('wants')
        .set({ ended_at: new Date(), end_reason: wantMoves.withdraw.to })
        .where('id', '=', id)
        .where('user_id', '=', memberId)
        .where('ended_at', 'is', null)
        .returning(['id', 'no', 'shop_id'])
        .executeTakeFirst();
      if (ended === undefined) throw new Refusal('missing');
      await withdrawQuote(tx, id);
      if (ended.shop_id !== null) await notifyShop(tx, 'want.takenBack', ended.shop_id, ended);
      return null;
    }),
});

const notifyShop = (
  tx: Tx,
  type: 'want.created' | 'want.takenBack',
  shopId: string,
  { id, no }: { id: string; no: string },
): Promise<void> =>
  sendMessages(
    tx,
    messagesFor(type, { id, no, userId: '', shopId }).map((row) => ({ ...row, order_id: null })),
  );

const listed = async (
  db: Db,
  { language }: Member,
  whose: Parameters<typeof wantsOf>[1],
  query: Input<'purchaseRequest.list'>,
): Promise<Output<'purchaseRequest.list'>> => {
  const rows = await wantsOf(db, whose, query);
  const list = rows.map((row) => toWant(row, (texts) => pickText(texts, language).text));
  return { list, total: rows[0]?.total ?? 0, page: query.page, size: query.size };
};

/** The last moment of a day in Shanghai; 30 days from now when none is named. Refuses a past day and one too far away. */
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
  phone: row.phone,
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
  state: row.end_reason ?? (row.valid_until.getTime() < Date.now() ? 'expired' : 'open'),
  verify: row.verify,
  createdAt: row.created_at.toISOString(),
  quote: row.quote === null ? null : { ...row.quote, validUntil: isoText(row.quote.validUntil) },
});
