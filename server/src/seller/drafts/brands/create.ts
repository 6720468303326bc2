import type { Output } from '@mall/contract/operations';
import { isSaid } from '@mall/contract/seller/own-goods';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { StoredBrand } from '../../../platform/db/schema.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { ownsMedia } from '../../../platform/media/owned.queries.ts';
import { type BrandRow, isTaken } from './queries.ts';
import { noteBrand } from './note.ts';
import { namesOf } from './names.ts';

export type Kept = Output<'ownBrand.save'>;
const mostBrands = 200;

/** Stores a new brand of a shop. Throws goods.tooMany and the errors of refuseWrong. */
export const createBrand = async (tx: Tx, caller: Staff, content: StoredBrand): Promise<Kept> => {
  const { shopId } = caller.staff;
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forUpdate().execute(); // two of one name at once
  await refuseWrong(tx, caller, content, null);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from own_brands where shop_id = ${shopId} and removed_at is null`.execute(tx);
  if ((rows[0]?.n ?? 0) >= mostBrands) throw new Refusal('goods.tooMany', { max: mostBrands });
  const id = newId();
  await tx
    .insertInto('own_brands')
    .values({ id, shop_id: shopId, content: json(content), saved_by: caller.memberId })
    .execute();
  await noteBrand(tx, caller, { id, shop_id: shopId, content }, 'brand.submit', { from: null });
  return { id, version: 1, state: 'pending' };
};

export const refuseWrong = async (
  tx: Tx,
  caller: Staff,
  content: StoredBrand,
  before: BrandRow | null,
): Promise<void> => {
  if (!isSaid(content.name)) throw new Refusal('brand.nameMissing', { name: 'brand.nameMissing' });
  const self = { id: before?.id ?? null, brandId: before?.brand_id ?? null };
  if (await isTaken(tx, caller.staff.shopId, namesOf(content.name), self)) throw new Refusal('brand.taken');
  const known = [before?.content.logo, before?.live?.logo];
  if (
    content.logo !== null &&
    !known.includes(content.logo) &&
    !(await ownsMedia(tx, caller.memberId, [content.logo]))
  )
    throw new Refusal('goods.pictureUnknown');
};
