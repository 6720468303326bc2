import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { stepsOf } from '../audit/steps.ts';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Answers } from '../http/answers.ts';
import type { Caller, Member, Staff } from '../http/caller.ts';
import { copyCase, createDraft, saveDraft } from './drafts.ts';
import { discardDraft, removeCase, restoreCase, showCase, submitCase, takeBackCase } from './moves.ts';
import { piecesOfCase } from './pieces.ts';
import { casePage, shownCase, waitingCases } from './queries.ts';
import { decideCase } from './review.ts';
import { toCase, toCaseRow } from './shown.ts';

type At = Input<'ownCase.submit'>;

/** A shop's own design cases, for its staff and for the operator who reviews them (decision 040). */
export const createOwnCaseService = ({ db, answers }: { db: Db; answers: Answers }) => {
  const draft = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(db, work);
  /** Something that shoppers see at once. */
  const shown = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await inTransaction(db, work);
    answers.raise('catalogue');
    return done;
  };
  const detailOf = async (shopId: string | null, id: string): Promise<Output<'ownCase.detail'>> => {
    const row = await shownCase(db, shopId, id);
    if (row === undefined) throw new Refusal('missing');
    return toCase(row, await stepsOf(db, `case:${id}`));
  };
  return {
    list: async (caller: Staff, filter: Input<'ownCase.list'>): Promise<Output<'ownCase.list'>> => {
      const { rows, counts } = await casePage(db, caller.staff.shopId, filter);
      return {
        list: rows.map((row) => toCaseRow(row, caller.language)),
        total: counts[filter.tab] ?? 0,
        page: filter.page,
        size: filter.size,
        counts,
      };
    },
    detail: (caller: Staff, id: string) => detailOf(caller.staff.shopId, id),
    pieces: (caller: Staff, skuIds: readonly string[]) => piecesOfCase(db, caller, skuIds),

    create: (caller: Staff, { content }: Input<'ownCase.create'>) =>
      draft((tx) => createDraft(tx, caller, content)),
    save: (caller: Staff, input: Input<'ownCase.save'>) => draft((tx) => saveDraft(tx, caller, input)),
    copy: (caller: Staff, id: string) => draft((tx) => copyCase(tx, caller, id)),
    submit: (caller: Staff, at: At) => draft((tx) => submitCase(tx, caller, at)),
    takeBack: (caller: Staff, id: string) => draft((tx) => takeBackCase(tx, caller, id)),
    discard: (caller: Staff, at: At) => draft((tx) => discardDraft(tx, caller, at)),

    show: (caller: Staff, input: Input<'ownCase.show'>) => shown((tx) => showCase(tx, caller, input)),
    remove: (caller: Staff, id: string) => shown((tx) => removeCase(tx, caller, id)),
    restore: (caller: Staff, id: string) => shown((tx) => restoreCase(tx, caller, id)),

    waiting: async (
      { language }: Caller,
      paging: Input<'platformCase.list'>,
    ): Promise<Output<'platformCase.list'>> => {
      const rows = await waitingCases(db, paging);
      const list = rows.map((row) => ({
        ...toCaseRow(row, language),
        shopId: row.shop_id,
        shopName: row.shop_name,
        version: row.version,
      }));
      return { list, total: rows[0]?.total ?? 0, ...paging };
    },
    review: (id: string) => detailOf(null, id),
    decide: (caller: Member, input: Input<'platformCase.decide'>) =>
      shown((tx) => decideCase(tx, caller, input)),
  };
};
