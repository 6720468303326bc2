import { want as limits } from '@mall/contract/core/limits';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { isVisible } from '../../catalog/index.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { countsOf, regionWords } from './queries.ts';
import { newId, newOrderNo } from '../../platform/ids/ids.ts';
import { isOpen, numberIndex, sealField } from '../../platform/sealed-fields/fields.ts';
import { notifyShop } from './notify-shop.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Writes a wanted purchase and notifies its shop. Throws address.incomplete, missing, want.tooMany. */
export const createWant = async (
  tx: Tx,
  caller: Caller,
  input: Input<'purchaseRequest.create'>,
  validUntil: Date,
): Promise<Output<'purchaseRequest.create'>> => {
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
      phone: sealField(input.phone, row.id),
      phone_index: isOpen() ? '' : numberIndex(input.phone, 'wants'),
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
};

const refuseUnknown = async (
  tx: Tx,
  caller: Caller,
  { productId, designId }: Input<'purchaseRequest.create'>,
): Promise<void> => {
  if (productId !== undefined && !(await isVisible(tx, caller, Number(productId))))
    throw new Refusal('missing');
  if (designId === undefined) return;
  const own = await tx
    .selectFrom('designs')
    .select('id')
    .where('id', '=', designId)
    .where('owner_id', '=', caller.memberId ?? '')
    .executeTakeFirst();
  if (own === undefined) throw new Refusal('missing');
};

/** One number after the other: of several requests at once, each counts those before it. */
const refuseTooMany = async (tx: Tx, { memberId }: Caller, phone: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`want:${phone}`}, 0))`.execute(tx);
  if (memberId !== null)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`want:${memberId}`}, 0))`.execute(tx);
  const { open, sent } = await countsOf(tx, {
    userId: memberId,
    phone,
    since: new Date(clock.nowMs() - dayMs),
  });
  if (open >= limits.maxOpen || sent >= limits.maxPerDay)
    throw new Refusal('want.tooMany', { open: limits.maxOpen, day: limits.maxPerDay });
};
