import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import {
  maskAccount,
  withdrawalLimits as limits,
  withdrawalMoves,
} from '@mall/contract/incentive/withdrawal';
import type { Hooks } from '../../platform/area.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import { followDue } from '../distribution/follow.ts';
import { promotionSettings } from '../distribution/settings.queries.ts';
import { followEnvelopes } from '../red-envelopes/follow.ts';
import type { Member } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { balancesOf } from '../../platform/ledger/balances.queries.ts';
import { knownOf, prove } from '../../member/index.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { holdMoney, mustBeWithin } from './hold.ts';
import { moveWithdrawal } from './move.ts';
import { toLastAccount, toWithdrawal } from './present.ts';
import { waitsInBatch } from '../batches/batches.queries.ts';
import { eachOf } from '../batches/service.ts';
import { leavingWithdrawals } from './leaving.ts';
import {
  askedToday,
  lastAccounts,
  lockWithdrawal,
  waitingPage,
  withdrawalDays,
  withdrawalPage,
  type WithdrawalRow,
} from './queries.ts';

type Parts = { db: Db; limits: Limits; secret: SecretPort } & Pick<Hooks, 'needsSecond'>;
type Create = Input<'withdrawal.create'>;

/**
 * Withdrawals of members (decisions 2.12). The amount is held at the request, and comes back at once when it
 * cannot be sent.
 */
export const createWithdrawals = ({ db, limits: rates, secret, needsSecond }: Parts) => ({
  terms: async ({ memberId }: Member): Promise<Output<'withdrawal.terms'>> => {
    await followAll(db, memberId);
    const [commission, envelope, today, last, settings] = await Promise.all([
      balancesOf(db, memberId, 'commission'),
      balancesOf(db, memberId, 'redEnvelope'),
      askedToday(db, memberId),
      lastAccounts(db, memberId),
      promotionSettings(db),
    ]);
    return {
      available: {
        commission: Math.max(0, commission.available),
        redEnvelope: Math.max(0, envelope.available),
      },
      open: today.open,
      least: settings.withdrawalLeast,
      most: limits.most,
      leftToday: Math.max(0, limits.mostADay - today.amount),
      timesLeft: Math.max(0, limits.aDay - today.times),
      feeBps: settings.withdrawalFeeBps,
      mostFee: limits.mostFee,
      days: limits.days,
      last: last.map(toLastAccount),
    };
  },

  list: async ({ memberId }: Member, input: Input<'withdrawal.list'>): Promise<Output<'withdrawal.list'>> => {
    const { page, size } = input;
    const { rows, total } = await withdrawalPage(db, { ...input, userId: memberId });
    return { list: rows.map(toWithdrawal), total, page, size };
  },

  /**
   * Throws withdrawal.tooLittle, .tooMuch, .notEnough, .open, .enoughToday, .accountWrong, and the errors of
   * `prove`. Of many at the same moment one succeeds: they wait for the row of the pocket (D1, D2, D13).
   */
  create: async (caller: Member, input: Create): Promise<Output<'withdrawal.create'>> => {
    const settings = await promotionSettings(db);
    mustBeWithin(input.amount, settings);
    const usesProof = await prove(
      { db, limits: rates },
      caller,
      await knownOf(db, caller),
      input,
      'withdrawal',
    );
    await followAll(db, caller.memberId);
    const { password: _password, verify_code: _code, ...asked } = input;
    try {
      return await once(db, caller, 'withdrawal.create', asked, async (tx) => {
        await usesProof(tx);
        return toWithdrawal(await holdMoney(tx, caller, input, { secret, settings }));
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new Refusal('withdrawal.open');
      throw error;
    }
  },

  cancel: ({ memberId }: Member, { id }: Input<'withdrawal.cancel'>): Promise<Output<'withdrawal.cancel'>> =>
    inTransaction(db, async (tx) =>
      toWithdrawal(await moveWithdrawal(tx, id, 'cancel', { userId: memberId })),
    ),

  waiting: async (input: Input<'platformWithdrawal.list'>): Promise<Output<'platformWithdrawal.list'>> => {
    const { rows, total, net } = await waitingPage(db, input);
    return {
      list: rows.map((row) => ({
        ...toWithdrawal(row),
        userId: row.user_id,
        name: row.name,
        holder: row.holder,
        // The operator who sends the money needs all of it, and only then.
        account:
          row.status === 'approved' || row.status === 'paying'
            ? secret.open('payout', row.account)
            : maskAccount(row.account_end),
        batch: row.batch,
      })),
      total,
      net,
      page: input.page,
      size: input.size,
    };
  },

  days: async (input: Input<'platformWithdrawal.days'>): Promise<Output<'platformWithdrawal.days'>> => ({
    list: await withdrawalDays(db, input),
  }),

  /** Several at once, each with its own result. Throws withdrawal.reasonMissing. */
  moveMany: async (
    operator: Member,
    { ids, move, reason }: Input<'platformWithdrawal.moveMany'>,
  ): Promise<Output<'platformWithdrawal.moveMany'>> => {
    if (move === 'reject' && reason === '') throw new Refusal('withdrawal.reasonMissing');
    const results = await eachOf(
      operator,
      [...new Set(ids)].map((id) => ({ id })),
      ({ id }) => inTransaction(db, (tx) => decide(tx, operator, { id, move, reason, needsSecond })),
    );
    return { results };
  },

  /** The operator's step. Throws missing, withdrawal.notAllowed, .reasonMissing, .inBatch, .needsBatch. */
  move: (
    operator: Member,
    { id, move, reason, proof }: Input<'platformWithdrawal.move'>,
  ): Promise<Output<'platformWithdrawal.move'>> => {
    if ((move === 'reject' || move === 'fail') && reason === '')
      throw new Refusal('withdrawal.reasonMissing');
    return inTransaction(db, async (tx) =>
      toWithdrawal(await decide(tx, operator, { id, move, reason, proof, needsSecond })),
    );
  },
});

/**
 * What waits in a batch moves with that: it is looked for when the row is locked, as those who make batches lock it. One
 * that is sent alone was approved by one operator, and counts for the day.
 */
const decide = async (
  tx: Tx,
  operator: Member,
  { id, move, reason, proof, needsSecond }: Input<'platformWithdrawal.move'> & Pick<Hooks, 'needsSecond'>,
): Promise<WithdrawalRow> => {
  const held = await lockWithdrawal(tx, id, null);
  if (await waitsInBatch(tx, leavingWithdrawals, id)) throw new Refusal('withdrawal.inBatch');
  const leaves = move === 'send' && withdrawalMoves.send.from.some((status) => status === held?.status);
  if (leaves && held !== undefined && (await needsSecond(tx, { amount: held.net, currency: held.currency })))
    throw new Refusal('withdrawal.needsBatch');
  const row = await moveWithdrawal(tx, id, move, { userId: null, by: operator.memberId, reason, proof });
  await noteOperator(tx, operator, `withdrawal.${move}`, `withdrawal:${id}`, { reason });
  return row;
};

/** What has become available since, or has expired. */
const followAll = async (db: Db, memberId: string): Promise<void> => {
  await followDue(db, memberId);
  await followEnvelopes(db, memberId);
};
