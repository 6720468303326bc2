import type { Language } from '@mall/contract/core/languages';
import { memberCountCap } from '@mall/contract/operator/mall-members';
import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import {
  helpByErasing,
  helpByLevel,
  helpByRevealing,
  helpBySigningOut,
  obstaclesOf,
  removeFiles,
  reopenAccount,
  suspendAccount,
} from '../../member/index.ts';
import { changesOf } from '../../platform/audit/describe-change.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { maskEmail, maskName, maskPhone } from '../../platform/i18n/mask.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { nameOfAction } from '../log/name-of-action.ts';
import {
  dataExportsOf,
  logOf,
  memberFacts,
  type MemberLogRow,
  type MemberRow,
  membersPage,
  ordersOf,
  sessionsOf,
} from './members.queries.ts';

type Detail = Output<'mallMember.detail'>;
type Parts = { db: Db; answers: Pick<Answers, 'raise'>; storage: StoragePort };

/** Members as those who help them see them: masked, and each look behind a mask logged. */
export const createMemberService = ({ db, answers, storage }: Parts) => {
  const quietly = (work: (tx: Tx) => Promise<void>): Promise<null> =>
    inTransaction(db, (tx) => work(tx).then(() => null));

  return {
    list: async (input: Input<'mallMember.list'>): Promise<Output<'mallMember.list'>> => {
      const { rows, total } = await membersPage(db, input);
      return {
        list: rows.map(toMember),
        total: Math.min(total, memberCountCap),
        more: total > memberCountCap,
        page: input.page,
        size: input.size,
      };
    },

    detail: async ({ language }: Operator, id: string): Promise<Detail> => {
      const row = await memberFacts(db, id);
      if (row === undefined) throw new Refusal('missing');
      const [sessions, orders, log, stays, dataExports] = await Promise.all([
        sessionsOf(db, id),
        ordersOf(db, id),
        logOf(db, id),
        obstaclesOf(db, id),
        dataExportsOf(db, id),
      ]);
      return {
        ...toMember(row),
        email: row.email === null ? null : maskEmail(row.email),
        realName: row.real_name === null || row.real_name === '' ? null : maskName(row.real_name),
        lockedAt: row.locked_at?.toISOString() ?? null,
        lockedWhy: row.locked_why,
        secondFactor: row.second_factor,
        operator: row.operator,
        shops: row.shops,
        dataExports: dataExports.map((at) => at.toISOString()),
        sessions: sessions.map((session) => ({
          device: session.user_agent,
          network: session.network,
          madeAt: session.created_at.toISOString(),
          seenAt: session.last_seen_at.toISOString(),
        })),
        lastOrders: orders.map(({ id: orderId, no, status, pay, created_at, store_name }) => ({
          id: orderId,
          no,
          status,
          pay,
          shop: store_name,
          at: created_at.toISOString(),
        })),
        staysFor: {
          ordersUnderWay: stays.ordersUnderWay.length,
          moneyOwed: stays.moneyOwed,
          ownsShop: stays.ownsShop,
        },
        log: log.map((entry) => toEntry(entry, id, language)),
      };
    },

    reveal: (caller: Operator, input: Input<'mallMember.reveal'>): Promise<{ value: string }> =>
      inTransaction(db, async (tx) => ({ value: await helpByRevealing(tx, caller, input) })),

    lock: (caller: Operator, input: Input<'mallMember.lock'>) =>
      quietly((tx) => suspendAccount(tx, caller, input)),

    unlock: (caller: Operator, input: Input<'mallMember.unlock'>) =>
      quietly((tx) => reopenAccount(tx, caller, input)),

    endSessions: (caller: Operator, id: string): Promise<{ count: number }> =>
      inTransaction(db, async (tx) => ({ count: await helpBySigningOut(tx, caller, id) })),

    setLevel: (caller: Operator, input: Input<'mallMember.setLevel'>) =>
      quietly((tx) => helpByLevel(tx, caller, input)),

    erase: async (caller: Operator, input: Input<'mallMember.erase'>): Promise<null> => {
      const files = await inTransaction(db, (tx) => helpByErasing(tx, caller, input));
      answers.raise('reviews');
      await removeFiles(storage, files);
      return null;
    },
  };
};

const toMember = (row: MemberRow): Item<'mallMember.list'> => ({
  id: row.id,
  name: row.name,
  mobile: maskPhone(openField(row.mobile, row.id)),
  proved: row.proved,
  level: row.rank,
  locked: row.locked_at !== null,
  orders: row.orders,
  madeAt: row.created_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
});

const toEntry = (
  { id, at, actor_id: actor, actor_name: name, action, diff }: MemberLogRow,
  memberId: string,
  language: Language,
): Detail['log'][number] => ({
  id,
  at: at.toISOString(),
  title: nameOfAction(action, language),
  actor: actor === memberId ? null : (name ?? ''),
  changes: changesOf(diff, language),
});
