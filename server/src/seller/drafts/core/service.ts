import { Refusal } from '@mall/contract/core/refusals';
import { stepsOf } from '../../../platform/audit/steps.queries.ts';
import type { Db, Tx } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { Caller, Member, Staff } from '../../../platform/http/caller.ts';
import type { At, Draft, Filter, ShownKind, Standing } from './kind.ts';
import { discardDraft, restoreDraft, showDraft, submitDraft, withdrawDraft } from './moves.ts';
import { readableBy } from './locked.ts';
import { draftPage, oneDraft, waitingDrafts } from './queries.ts';
import { decideDraft } from './review.ts';
import { copyDraft, createDraft, saveDraft } from './create.ts';
import { removeDraft } from './remove.ts';

/**
 * A shop's own content of one kind, for its staff and for the operator who reviews it
 * (docs/features/own-products-packages-cases.md).
 */
export const createDraftService = <
  Row extends Draft,
  Narrow extends Filter,
  Item extends object,
  Detail extends Standing,
>(
  kind: ShownKind<Row, Narrow, Item, Detail>,
  { db, answers }: { db: Db; answers: Answers },
) => {
  type Content = { readonly content: Row['content'] };
  const draft = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(db, work);
  /** Something that shoppers see at once. */
  const shown = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await inTransaction(db, work);
    answers.raise(...kind.raises);
    return done;
  };
  /** For staff of its shop; for the operator without one. */
  const detailOf = async (id: string, staff: Staff['staff'] | null = null): Promise<Detail> => {
    const row = await oneDraft(db, kind, staff?.shopId ?? null, id);
    if (row === undefined) throw new Refusal('missing');
    const shownRow = staff === null ? row : readableBy(kind, row, staff);
    return kind.toDetail(shownRow, await stepsOf(db, `${kind.name}:${id}`));
  };
  return {
    list: async ({ staff, language }: Staff, filter: Narrow) => {
      const { rows, counts } = await draftPage(db, kind, staff.shopId, filter);
      const list = rows.map(await kind.itemsOf(db, rows, language));
      return { list, total: counts[filter.tab] ?? 0, page: filter.page, size: filter.size, counts };
    },
    detail: ({ staff }: Staff, id: string) => detailOf(id, staff),

    create: (caller: Staff, { content }: Content) => draft((tx) => createDraft(tx, kind, caller, content)),
    save: (caller: Staff, input: At & Content) => draft((tx) => saveDraft(tx, kind, caller, input)),
    copy: (caller: Staff, id: string) => draft((tx) => copyDraft(tx, kind, caller, id)),
    submit: (caller: Staff, at: At) => draft((tx) => submitDraft(tx, kind, caller, at)),
    withdraw: (caller: Staff, id: string) => draft((tx) => withdrawDraft(tx, kind, caller, id)),
    discard: (caller: Staff, at: At) => draft((tx) => discardDraft(tx, kind, caller, at)),

    show: (caller: Staff, input: { id: string; shown: boolean }) =>
      shown((tx) => showDraft(tx, kind, caller, input)),
    remove: (caller: Staff, id: string) => shown((tx) => removeDraft(tx, kind, caller, id)),
    restore: (caller: Staff, id: string) => shown((tx) => restoreDraft(tx, kind, caller, id)),

    waiting: async ({ language }: Caller, paging: { page: number; size: number }) => {
      const rows = await waitingDrafts(db, kind, paging);
      const itemOf = await kind.itemsOf(db, rows, language);
      const list = rows.map((row) => ({
        ...itemOf(row),
        shopId: row.shop_id,
        shopName: row.shop_name,
        version: row.version,
      }));
      return { list, total: rows[0]?.total ?? 0, ...paging };
    },
    review: (id: string) => detailOf(id),
    decide: (caller: Member, input: Parameters<typeof decideDraft>[3]) =>
      shown((tx) => decideDraft(tx, kind, caller, input)),
  };
};
