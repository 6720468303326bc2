import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { loadPriceables, termsOf } from '../../catalog/index.ts';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller, Staff } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import { normalNumber } from '../../platform/sealed-fields/fields.ts';
import { openLink } from './basket.ts';
import { createDraft } from './create.ts';
import { customerIn } from './customer.ts';
import { customerOf } from './customer.queries.ts';
import { draftPage } from './list.queries.ts';
import { numberOf } from './number.queries.ts';
import { toDetail, toLinked, toPriced, toRow } from './present.ts';
import { removeDraft } from './remove.ts';
import { returnDraft } from './return.ts';
import { draftOf } from './rows.queries.ts';
import { saveDraft } from './save.ts';
import { sendDraft } from './send.ts';
import { withdrawLink } from './withdraw.ts';

type Detail = Output<'orderDraft.detail'>;

/** Orders that a shop writes for customers, and what their links show. */
export const createOrderDraftService = ({ db, publicUrl }: { db: Db; publicUrl: string }) => {
  const show = async (reader: Reader, { staff, language }: Staff, id: string): Promise<Detail> => {
    const row = await draftOf(reader, staff.shopId, id);
    if (row === undefined) throw new Refusal('missing');
    const skuIds = row.lines.map(({ sku_id: sku }) => String(sku));
    return toDetail(row, await loadPriceables(reader, row.shop, skuIds), language);
  };
  const work = (caller: Staff, id: string, change: (tx: Tx) => Promise<unknown>): Promise<Detail> =>
    inTransaction(db, async (tx) => {
      await change(tx);
      return show(tx, caller, id);
    });

  return {
    list: async ({ staff }: Staff, input: Input<'orderDraft.list'>): Promise<Output<'orderDraft.list'>> => {
      const { rows, counts } = await draftPage(db, staff.shopId, input);
      const of = Object.fromEntries(counts.map(({ state, n }) => [state, n]));
      const all = counts.reduce((sum, { n }) => sum + n, 0);
      const { state, page, size } = input;
      return {
        list: rows.map(toRow),
        total: state === 'all' ? all : (of[state] ?? 0),
        counts: { ...of, all },
        page,
        size,
      };
    },

    detail: (caller: Staff, id: string): Promise<Detail> => show(db, caller, id),

    price: async (
      { staff, language }: Staff,
      input: Input<'orderDraft.price'>,
    ): Promise<Output<'orderDraft.price'>> => {
      const shop = { id: staff.shopId, code: '', ...(await termsOf(db, staff.shopId)) };
      const skuIds = input.lines.map(({ skuId }) => skuId);
      return toPriced(input, await loadPriceables(db, shop, skuIds), language);
    },

    customer: async ({ staff }: Staff, phone: string): Promise<Output<'orderDraft.customer'>> => ({
      customer: await customerOf(db, staff.shopId, phone),
    }),

    create: async (caller: Staff, input: Input<'orderDraft.create'>): Promise<Detail> => {
      // The answer of a key is kept as it is, so it has nothing of the customer.
      const { id } = await once(db, caller, 'orderDraft.create', input, async (tx) => ({
        id: await createDraft(tx, caller, input),
      }));
      return show(db, caller, id);
    },

    save: (caller: Staff, input: Input<'orderDraft.save'>): Promise<Detail> =>
      work(caller, input.id, (tx) => saveDraft(tx, caller, input)),

    copy: (caller: Staff, id: string): Promise<Detail> =>
      inTransaction(db, async (tx) => {
        const row = await draftOf(tx, caller.staff.shopId, id);
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
        return show(tx, caller, await createDraft(tx, caller, content, known));
      }),

    remove: (caller: Staff, id: string): Promise<null> =>
      inTransaction(db, (tx) => removeDraft(tx, caller, id)),

    restore: (caller: Staff, id: string): Promise<Detail> =>
      work(caller, id, (tx) => returnDraft(tx, caller, id)),

    send: (caller: Staff, input: Input<'orderDraft.send'>): Promise<Output<'orderDraft.send'>> =>
      inTransaction(db, async (tx) => {
        const token = await sendDraft(tx, caller, input);
        return { url: `${publicUrl}/orderLink#${token}`, draft: await show(tx, caller, input.id) };
      }),

    withdraw: (caller: Staff, id: string): Promise<Detail> =>
      work(caller, id, (tx) => withdrawLink(tx, caller, id)),

    link: async ({ memberId, language }: Caller, token: string): Promise<Output<'orderLink.show'>> => {
      const row = await openLink(db, token);
      const own = memberId === null ? null : await numberOf(db, memberId);
      const ownNumber = (number: string): boolean =>
        own !== null && normalNumber(number) === normalNumber(own);
      return toLinked(row, { memberId, language, ownNumber });
    },
  };
};
