import type { Input, Output } from '@mall/contract/operations';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { Member, Staff } from '../../../platform/http/caller.ts';
import { brandPage, type ShownBrand, waitingBrands } from './queries.ts';
import { decideBrand } from './decide.ts';
import { createBrand, type Kept } from './create.ts';
import { saveBrand } from './save.ts';
import { setRemoved } from './set-removed.ts';

/**
 * A shop's own brands: saving a change sends it to review, and what shoppers see stays until it is approved.
 */
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
