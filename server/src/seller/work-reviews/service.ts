import { type Language, pickText } from '@mall/contract/core/languages';
import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { toTexts } from '../../platform/i18n/typed.ts';
import { giveBack } from './give-back.ts';
import { readWork } from './read-work.ts';
import { reasonById, reasonsOf } from './reasons.queries.ts';
import { removeReason } from './remove-reason.ts';
import { saveReason } from './save-reason.ts';
import { takeWork } from './take-work.ts';
import {
  type DecisionRow,
  decidedWorks,
  lastDecision,
  shopNamed,
  takerOf,
  type WaitingRow,
  waitingWorks,
} from './works.queries.ts';

type Row = Item<'workReview.list'>;

/** The queue of what shops send in: who looks at what, what would change, and what was decided. */
export const createWorkReviewService = (db: Db) => ({
  list: async (
    caller: Operator,
    { state, kind, shopId, mine, page, size }: Input<'workReview.list'>,
  ): Promise<Output<'workReview.list'>> => {
    const filter = { kind, shopId, by: mine ? caller.memberId : null, page, size };
    const shop = shopId === undefined ? null : ((await shopNamed(db, shopId)) ?? null);
    if (state === 'waiting') {
      const { rows, counts, total } = await waitingWorks(db, filter);
      return { list: rows.map((row) => toWaiting(row, caller.language)), total, page, size, counts, shop };
    }
    const { rows, counts, total } = await decidedWorks(db, filter);
    return { list: rows.map(toDecided), total, page, size, counts, shop };
  },

  detail: async (
    { language }: Operator,
    { kind, id }: Input<'workReview.detail'>,
  ): Promise<Output<'workReview.detail'>> => {
    const work = await readWork[kind](db, id, language);
    const shop = work && (await shopNamed(db, work.shopId));
    if (work === undefined || shop === undefined) throw new Refusal('missing');
    const last = work.waits ? undefined : await lastDecision(db, work.object, work.since);
    return {
      kind,
      id,
      name: work.name.text,
      contentLang: work.name.contentLang,
      shop,
      sender: work.sender,
      since: work.since.toISOString(),
      version: work.version,
      first: work.first,
      taker: (await takerOf(db, kind, id)) ?? null,
      waits: work.waits,
      decided: last === undefined ? null : toDecision(last),
      fields: work.fields,
    };
  },

  take: (caller: Operator, input: Input<'workReview.take'>): Promise<Output<'workReview.take'>> =>
    inTransaction(db, (tx) => takeWork(tx, caller, input)),
  giveBack: async (caller: Operator, input: Input<'workReview.giveBack'>): Promise<null> => {
    await inTransaction(db, (tx) => giveBack(tx, caller, input));
    return null;
  },

  reasons: async (): Promise<Output<'workReason.list'>> => ({ list: await reasonsOf(db) }),
  saveReason: (caller: Operator, input: Input<'workReason.save'>): Promise<Output<'workReason.save'>> =>
    inTransaction(db, async (tx) => {
      const id = await saveReason(tx, input);
      await noteReason(tx, caller, 'save', id, { new: input.text });
      const saved = await reasonById(tx, id);
      if (saved === undefined) throw new Error('A reason that was just saved is not there.');
      return saved;
    }),
  removeReason: async (caller: Operator, id: string, back = false): Promise<null> => {
    await inTransaction(db, async (tx) => {
      await removeReason(tx, id, back);
      await noteReason(tx, caller, back ? 'restore' : 'remove', id);
    });
    return null;
  },
});

const noteReason = (
  tx: Tx,
  caller: Operator,
  act: 'save' | 'remove' | 'restore',
  id: string,
  diff: Readonly<Record<string, unknown>> = {},
): Promise<void> => noteOperator(tx, caller, `workReason.${act}`, `workReason:${id}`, diff);

const toWaiting = (row: WaitingRow, language: Language): Row => {
  const { text, contentLang } = pickText(toTexts(row.name), language);
  return {
    key: `${row.kind}:${row.id}`,
    kind: row.kind,
    id: row.id,
    name: text,
    contentLang,
    shop: { id: row.shop_id, name: row.shop_name },
    sender: row.sender,
    since: row.since.toISOString(),
    version: row.version,
    first: row.first,
    image: row.image,
    taker: row.taken_by === null ? null : { id: row.taken_by, name: row.taker ?? '' },
    decided: null,
  };
};

const toDecision = ({ decision, at, by, by_name: name, reason }: DecisionRow) => ({
  decision,
  at: at.toISOString(),
  by: by === null ? null : { id: by, name: name ?? '' },
  reason: reason ?? '',
});

/** As the log tells it: what it was called then. */
const toDecided = (row: DecisionRow): Row => ({
  key: row.key,
  kind: row.kind,
  id: row.object_id,
  name: row.about ?? row.shop_name,
  contentLang: 'zh',
  shop: { id: row.shop_id, name: row.shop_name },
  sender: '',
  since: row.at.toISOString(),
  version: 0,
  first: false,
  image: null,
  taker: null,
  decided: toDecision(row),
});
