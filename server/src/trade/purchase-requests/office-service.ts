import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { wantAllows, wantTasks } from '@mall/contract/trade/purchase-request-office';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { quotesOfWant } from '../quotes/of-want.queries.ts';
import { historyOf } from './office-history.queries.ts';
import { officePage, officeWant } from './office-list.queries.ts';
import { piecesOf } from './office-pieces.queries.ts';
import { standingOf, toOfficeWant } from './office.present.ts';
import { handWant } from './hand-want.ts';
import { followersOf } from './people.queries.ts';
import { workOnWant } from './work.ts';
import { contactOf } from './queries.ts';

/**
 * Wanted purchases for the people of a shop, whose every query is bound to the shop of the session, or (null) for the operators
 * of the mall.
 */
export const createWantOffice = ({ db }: { db: Db }) => ({
  list: async (
    caller: Member,
    shopId: string | null,
    input: Input<'shopPurchaseRequest.list'>,
  ): Promise<Output<'shopPurchaseRequest.list'>> => {
    const { rows, counts, due, due_found: dueFound } = await officePage(db, shopId, caller.memberId, input);
    const byStage = new Map(counts.map(({ stage, n }) => [stage, n]));
    const all = counts.reduce((sum, { n }) => sum + n, 0);
    const found = input.stage === 'all' ? all : (byStage.get(input.stage) ?? 0);
    return {
      list: rows.map((row) => toOfficeWant(row, caller.language)),
      total: input.due ? dueFound : found,
      counts: { ...Object.fromEntries(byStage), all },
      due,
      page: input.page,
      size: input.size,
    };
  },

  detail: async (
    caller: Member,
    shopId: string | null,
    id: string,
  ): Promise<Output<'shopPurchaseRequest.detail'>> => {
    const want = await officeWant(db, shopId, id);
    if (want === undefined) throw new Refusal('missing');
    const quotes = await quotesOfWant(db, shopId, id, caller.language);
    return {
      ...toOfficeWant(want, caller.language),
      ...(await piecesOf(db, shopId, want, caller.language)),
      endNote: want.end_note,
      endedAt: want.ended_at === null ? null : new Date(want.ended_at).toISOString(),
      quotes,
      history: await historyOf(db, want, quotes),
      allows: wantTasks.filter((task) => wantAllows(task, standingOf(want))),
    };
  },

  people: async (caller: Member, shopId: string | null): Promise<Output<'shopPurchaseRequest.people'>> => ({
    list: (await followersOf(db, shopId)).map((one) => ({
      ...one,
      me: one.id === caller.memberId,
    })),
  }),

  /** The person behind a request; each look is recorded. Throws missing. */
  contact: (
    caller: Member,
    shopId: string | null,
    id: string,
  ): Promise<Output<'shopPurchaseRequest.contact'>> =>
    inTransaction(db, async (tx) => {
      const found = await contactOf(tx, shopId, id);
      if (found === undefined) throw new Refusal('missing');
      await recordAudit(tx, caller, shopId, { action: 'want.contact', object: `want:${id}` });
      return found;
    }),

  /** Of a wanted purchase of this shop; null: of one that was sent to the mall itself. */
  update: (
    caller: Member,
    shopId: string | null,
    input: Input<'shopPurchaseRequest.update'>,
  ): Promise<Output<'shopPurchaseRequest.update'>> =>
    inTransaction(db, async (tx) => ({ quoteId: await workOnWant(tx, caller, shopId, input) })),

  /** One of the mall's own, to a shop that is open. */
  hand: (caller: Member, input: Input<'platformWant.hand'>): Promise<null> =>
    inTransaction(db, (tx) => handWant(tx, caller, input)),
});
