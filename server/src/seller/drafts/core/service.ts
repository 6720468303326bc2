import { Refusal } from '@mall/contract/core/refusals';
import { stepsOf } from '../../../platform/audit/steps.queries.ts';
import type { Db, Tx } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { Caller, Member } from '../../../platform/http/caller.ts';
import type { Author } from './author.ts';
import type { At, Draft, Filter, ShownKind, Standing } from './kind.ts';
import { discardDraft, restoreDraft, showDraft, submitDraft, withdrawDraft } from './moves.ts';
import { publishDraft } from './publish.ts';
import { readableBy } from './locked.ts';
import { draftPage, oneDraft, waitingDrafts } from './queries.ts';
import { decideDraft } from './review.ts';
import { copyDraft, createDraft, saveDraft } from './create.ts';
import { removeDraft } from './remove.ts';

type Writer = Author & { readonly caller: Member };

/**
 * A seller's own content of one kind, for those who write it, and that of shops for the operator who reviews it
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
  const detailOf = async (id: string, seller: Writer | null): Promise<Detail> => {
    const row = await oneDraft(db, kind, seller?.scope ?? 'shops', id);
    if (row === undefined) throw new Refusal('missing');
    const shownRow = seller === null ? row : readableBy(kind, row, seller);
    return kind.toDetail(shownRow, await stepsOf(db, `${kind.name}:${id}`, seller?.scope.shopId === null));
  };
  return {
    list: async ({ scope, caller }: Writer, filter: Narrow) => {
      const { rows, counts, more } = await draftPage(db, kind, scope, filter);
      const list = rows.map(await kind.itemsOf(db, rows, caller.language));
      return { list, total: counts[filter.tab] ?? 0, page: filter.page, size: filter.size, counts, more };
    },
    detail: (seller: Writer, id: string) => detailOf(id, seller),

    create: (seller: Writer, { content }: Content) => draft((tx) => createDraft(tx, kind, seller, content)),
    save: (seller: Writer, input: At & Content) => draft((tx) => saveDraft(tx, kind, seller, input)),
    copy: (seller: Writer, id: string) => draft((tx) => copyDraft(tx, kind, seller, id)),
    submit: (seller: Writer, at: At) => draft((tx) => submitDraft(tx, kind, seller, at)),
    withdraw: (seller: Writer, id: string) => draft((tx) => withdrawDraft(tx, kind, seller, id)),
    discard: (seller: Writer, at: At) => draft((tx) => discardDraft(tx, kind, seller, at)),

    show: (seller: Writer, input: { id: string; shown: boolean }) =>
      shown((tx) => showDraft(tx, kind, seller, input)),
    remove: (seller: Writer, id: string) => shown((tx) => removeDraft(tx, kind, seller, id)),
    restore: (seller: Writer, id: string) => shown((tx) => restoreDraft(tx, kind, seller, id)),

    /** Only for the mall's own. */
    publish: (seller: Writer, at: At) => shown((tx) => publishDraft(tx, kind, seller, at)),

    waiting: async ({ language }: Caller, paging: { page: number; size: number }) => {
      const rows = await waitingDrafts(db, kind, paging);
      const itemOf = await kind.itemsOf(db, rows, language);
      const list = rows.map((row) => ({
        ...itemOf(row),
        shopId: row.shop_id ?? '',
        shopName: row.shop_name,
        version: row.version,
      }));
      return { list, total: rows[0]?.total ?? 0, ...paging };
    },
    review: (id: string) => detailOf(id, null),
    decide: (caller: Member, input: Parameters<typeof decideDraft>[3]) =>
      shown((tx) => decideDraft(tx, kind, caller, input)),
  };
};
