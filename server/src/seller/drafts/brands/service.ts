import type { Input, Output } from '@mall/contract/operations';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../../../platform/db/open.ts';
import type { StoredBrand } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { Member, Staff } from '../../../platform/http/caller.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { ownsMedia } from '../../../platform/media/owned.queries.ts';
import {
  brandPage,
  type BrandRow,
  isInUse,
  isTaken,
  lockBrand,
  type ShownBrand,
  waitingBrands,
} from './queries.ts';
import { decideBrand } from './decide.ts';
import { noteBrand } from './note.ts';

type Kept = Output<'ownBrand.save'>;
const mostBrands = 200;

/** A shop's own brands: a change is sent to review as it is saved, and what shoppers see stays until it is approved. */
export const createOwnBrandService = ({ db, answers }: { db: Db; answers: Answers }) => ({
  list: async (caller: Staff, filter: Input<'ownBrand.list'>): Promise<Output<'ownBrand.list'>> => {
    const { rows, counts } = await brandPage(db, caller.staff.shopId, filter);
    return {
      list: rows.map(toBrand),
      total: counts[filter.tab] ?? 0,
      page: filter.page,
      size: filter.size,
      counts,
    };
  },

  create: (caller: Staff, content: Input<'ownBrand.create'>): Promise<Kept> =>
    inTransaction(db, (tx) => createBrand(tx, caller, content)),

  save: (caller: Staff, input: Input<'ownBrand.save'>): Promise<Kept> =>
    inTransaction(db, (tx) => saveBrand(tx, caller, input)),

  remove: async (caller: Staff, id: string): Promise<null> => {
    await inTransaction(db, (tx) => setRemoved(tx, caller, id, true));
    answers.raise('catalogue');
    return null;
  },
  restore: async (caller: Staff, id: string): Promise<null> => {
    await inTransaction(db, (tx) => setRemoved(tx, caller, id, false));
    answers.raise('catalogue');
    return null;
  },

  waiting: async (paging: Input<'platformBrand.list'>): Promise<Output<'platformBrand.list'>> => {
    const rows = await waitingBrands(db, paging);
    return {
      list: rows.map((row) => ({ ...toBrand(row), shopId: row.shop_id, shopName: row.shop_name })),
      total: rows[0]?.total ?? 0,
      ...paging,
    };
  },
  decide: async (caller: Member, input: Input<'platformBrand.decide'>): Promise<null> => {
    await inTransaction(db, (tx) => decideBrand(tx, caller, input));
    answers.raise('catalogue', 'prices');
    return null;
  },
});

const toBrand = (row: ShownBrand): Output<'ownBrand.list'>['list'][number] => ({
  id: row.id,
  brandId: row.brand_id === null ? null : String(row.brand_id),
  state: row.state,
  reason: row.reason,
  version: row.version,
  content: row.content,
  live: row.live,
  products: row.products,
  savedAt: row.saved_at.toISOString(),
  savedBy: row.saver,
});

const createBrand = async (tx: Tx, caller: Staff, content: StoredBrand): Promise<Kept> => {
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

const saveBrand = async (
  tx: Tx,
  caller: Staff,
  { id, version, ...content }: Input<'ownBrand.save'>,
): Promise<Kept> => {
  await tx.selectFrom('shops').select('id').where('id', '=', caller.staff.shopId).forUpdate().execute();
  const row = await lockBrand(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.version !== version)
    throw new Refusal('goods.changedElsewhere', { version: row.version, content: row.content });
  await refuseWrong(tx, caller, content, row);
  const kept = await tx
    .updateTable('own_brands')
    .set({
      content: json(content),
      version: version + 1,
      state: 'pending',
      reason: null,
      saved_by: caller.memberId,
      saved_at: new Date(),
      submitted_at: new Date(),
    })
    .where('id', '=', id)
    .returning(['id', 'version', 'state'])
    .executeTakeFirstOrThrow();
  await noteBrand(tx, caller, { ...row, content }, 'brand.submit', { from: row.content });
  return kept;
};

/** Throws missing, brand.inUse, brand.taken. */
const setRemoved = async (tx: Tx, caller: Staff, id: string, removed: boolean): Promise<void> => {
  const row = await lockBrand(tx, caller.staff.shopId, id, !removed);
  if (row === undefined) throw new Refusal('missing');
  if (removed && row.brand_id !== null && (await isInUse(tx, row.shop_id, row.brand_id)))
    throw new Refusal('brand.inUse');
  if (!removed && (await isTaken(tx, row.shop_id, namesOf(row.content.name), { id, brandId: row.brand_id })))
    throw new Refusal('brand.taken');
  await tx
    .updateTable('own_brands')
    .set({ removed_at: removed ? new Date() : null })
    .where('id', '=', id)
    .execute();
  if (row.brand_id !== null)
    await tx.updateTable('brands').set({ hidden: removed }).where('id', '=', row.brand_id).execute();
  await noteBrand(tx, caller, row, removed ? 'brand.remove' : 'brand.restore');
};

export const namesOf = (name: Typed): string[] =>
  Object.values(name)
    .map((text) => text.trim())
    .filter((text) => text !== '');

const refuseWrong = async (
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
