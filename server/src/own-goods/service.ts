import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { stepsOf } from '../audit/steps.ts';
import type { Db, Reader, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Answers } from '../http/answers.ts';
import type { Caller, Member, Staff } from '../http/caller.ts';
import { copyGoods, createDraft, saveDraft } from './drafts.ts';
import { discardDraft, removeGoods, restoreGoods, sellGoods, submitGoods, takeBackGoods } from './moves.ts';
import { goodsPage, shownGoods, waitingGoods } from './queries.ts';
import { decideGoods } from './review.ts';
import { toGoods, toGoodsRow } from './shown.ts';

type At = Input<'ownGoods.submit'>;

/** A shop's own products, for its staff and for the operator who reviews them (decision 034). */
export const createOwnGoodsService = ({ db, answers }: { db: Db; answers: Answers }) => {
  const draft = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(db, work);
  /** Something that shoppers see at once. */
  const shown = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await inTransaction(db, work);
    answers.raise('catalogue', 'prices', 'stock');
    return done;
  };
  return {
    list: async (caller: Staff, filter: Input<'ownGoods.list'>): Promise<Output<'ownGoods.list'>> => {
      const { rows, counts } = await goodsPage(db, caller.staff.shopId, filter);
      return {
        list: rows.map((row) => toGoodsRow(row, caller.language)),
        total: counts[filter.tab] ?? 0,
        page: filter.page,
        size: filter.size,
        counts,
      };
    },

    detail: (caller: Staff, id: string) => detailOf(db, caller.staff.shopId, id),

    create: (caller: Staff, { content }: Input<'ownGoods.create'>) =>
      draft((tx) => createDraft(tx, caller, content)),
    save: (caller: Staff, input: Input<'ownGoods.save'>) => draft((tx) => saveDraft(tx, caller, input)),
    copy: (caller: Staff, id: string) => draft((tx) => copyGoods(tx, caller, id)),
    submit: (caller: Staff, at: At) => draft((tx) => submitGoods(tx, caller, at)),
    takeBack: (caller: Staff, id: string) => draft((tx) => takeBackGoods(tx, caller, id)),
    discard: (caller: Staff, at: At) => draft((tx) => discardDraft(tx, caller, at)),

    sell: (caller: Staff, input: Input<'ownGoods.sell'>) => shown((tx) => sellGoods(tx, caller, input)),
    remove: (caller: Staff, id: string) => shown((tx) => removeGoods(tx, caller, id)),
    restore: (caller: Staff, id: string) => shown((tx) => restoreGoods(tx, caller, id)),

    waiting: async (
      { language }: Caller,
      paging: Input<'platformGoods.list'>,
    ): Promise<Output<'platformGoods.list'>> => {
      const rows = await waitingGoods(db, paging);
      return {
        list: rows.map((row) => ({
          ...toGoodsRow(row, language),
          shopId: row.shop_id,
          shopName: row.shop_name,
          version: row.version,
        })),
        total: rows[0]?.total ?? 0,
        ...paging,
      };
    },
    review: (id: string) => detailOf(db, null, id),
    decide: (caller: Member, input: Input<'platformGoods.decide'>) =>
      shown((tx) => decideGoods(tx, caller, input)),
  };
};

const detailOf = async (
  reader: Reader,
  shopId: string | null,
  id: string,
): Promise<Output<'ownGoods.detail'>> => {
  const row = await shownGoods(reader, shopId, id);
  if (row === undefined) throw new Refusal('missing');
  return toGoods(row, await stepsOf(reader, `goods:${id}`));
};
