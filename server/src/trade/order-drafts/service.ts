import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { loadPriceables } from '../../catalog/index.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { once } from '../../platform/http/idempotency.ts';
import { createDraft } from './create.ts';
import { customerIn } from './customer.ts';
import { customerOf } from './customer.queries.ts';
import { goodsOf } from './goods.ts';
import { draftPage } from './list.queries.ts';
import { toDetail, toPriced, toRow } from './present.ts';
import { removeDraft } from './remove.ts';
import { returnDraft } from './return.ts';
import { draftOf } from './rows.queries.ts';
import { saveDraft } from './save.ts';
import type { DraftSeller } from './seller.ts';
import { sendDraft } from './send.ts';
import { withdrawLink } from './withdraw.ts';

type Detail = Output<'orderDraft.detail'>;
type Of = 'orderDraft' | 'platformOrderDraft';
type Parts = { readonly db: Db; readonly publicUrl: string };

/**
 * Orders that one seller, a shop or the mall, writes for customers (docs/decisions/092, 107). `of` says which operations repeat
 * a request by its key. Every query is bound to the seller.
 */
export const createOrderDraftService = (of: Of, { db, publicUrl }: Parts) => {
  const show = async (reader: Reader, { caller, scope }: DraftSeller, id: string): Promise<Detail> => {
    const row = await draftOf(reader, scope, id);
    if (row === undefined) throw new Refusal('missing');
    const skuIds = row.lines.map(({ sku_id: sku }) => String(sku));
    return toDetail(row, await loadPriceables(reader, row.shop, skuIds), caller.language);
  };
  const work = (seller: DraftSeller, id: string, change: (tx: Tx) => Promise<unknown>): Promise<Detail> =>
    inTransaction(db, async (tx) => {
      await change(tx);
      return show(tx, seller, id);
    });

  return {
    list: async (
      { scope }: DraftSeller,
      input: Input<'orderDraft.list'>,
    ): Promise<Output<'orderDraft.list'>> => {
      const { rows, counts } = await draftPage(db, scope, input);
      const byState = Object.fromEntries(counts.map(({ state, n }) => [state, n]));
      const all = counts.reduce((sum, { n }) => sum + n, 0);
      const { state, page, size } = input;
      return {
        list: rows.map(toRow),
        total: state === 'all' ? all : (byState[state] ?? 0),
        counts: { ...byState, all },
        page,
        size,
      };
    },

    detail: (seller: DraftSeller, id: string): Promise<Detail> => show(db, seller, id),

    price: async (
      { caller, scope }: DraftSeller,
      input: Input<'orderDraft.price'>,
    ): Promise<Output<'orderDraft.price'>> => {
      const skuIds = input.lines.map(({ skuId }) => skuId);
      return toPriced(input, await goodsOf(db, scope, skuIds), caller.language);
    },

    /** Each look at where somebody's order went is recorded before it is answered. */
    customer: ({ caller, scope }: DraftSeller, phone: string): Promise<Output<'orderDraft.customer'>> =>
      inTransaction(db, async (tx) => {
        const found = await customerOf(tx, scope, phone);
        if (found === null) return { customer: null };
        await recordAudit(tx, caller, scope.shopId, {
          action: 'orderDraft.customer',
          object: `order:${found.orderId}`,
        });
        return { customer: found.customer };
      }),

    create: async (seller: DraftSeller, input: Input<'orderDraft.create'>): Promise<Detail> => {
      // The answer of a key is kept as it is, so it has nothing of the customer.
      const { id } = await once(db, seller.caller, `${of}.create`, input, async (tx) => ({
        id: await createDraft(tx, seller, input),
      }));
      return show(db, seller, id);
    },

    save: (seller: DraftSeller, input: Input<'orderDraft.save'>): Promise<Detail> =>
      work(seller, input.id, (tx) => saveDraft(tx, seller, input)),

    copy: (seller: DraftSeller, id: string): Promise<Detail> =>
      inTransaction(db, async (tx) => {
        const row = await draftOf(tx, seller.scope, id);
        if (row === undefined) throw new Refusal('missing');
        const lines = row.lines.map(({ sku_id: sku, qty }) => ({ skuId: String(sku), qty }));
        const content = {
          lines,
          discountBps: row.discount_bps,
          reason: row.reason,
          note: row.note,
          customer: customerIn(row),
        };
        const known = lines.map(({ skuId }) => skuId);
        return show(tx, seller, await createDraft(tx, seller, content, known));
      }),

    remove: (seller: DraftSeller, id: string): Promise<null> =>
      inTransaction(db, (tx) => removeDraft(tx, seller, id)),

    restore: (seller: DraftSeller, id: string): Promise<Detail> =>
      work(seller, id, (tx) => returnDraft(tx, seller, id)),

    send: (seller: DraftSeller, input: Input<'orderDraft.send'>): Promise<Output<'orderDraft.send'>> =>
      inTransaction(db, async (tx) => {
        const token = await sendDraft(tx, seller, input);
        return { url: `${publicUrl}/orderLink#${token}`, draft: await show(tx, seller, input.id) };
      }),

    withdraw: (seller: DraftSeller, id: string): Promise<Detail> =>
      work(seller, id, (tx) => withdrawLink(tx, seller, id)),
  };
};
