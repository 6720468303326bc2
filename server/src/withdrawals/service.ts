import { money, typedUnits } from '@mall/contract/money';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import {
  feeOf,
  isAccount,
  maskAccount,
  plainAccount,
  type WithdrawalMove,
  withdrawalLimits as limits,
  withdrawalMoves,
} from '@mall/contract/withdrawal';
import { noteOperator } from '../audit/operator.ts';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction, isUniqueViolation } from '../db/transaction.ts';
import { followDue } from '../distribution/follow.ts';
import { type PromotionSettings, promotionSettings } from '../distribution/settings.ts';
import { followEnvelopes } from '../envelopes/book.ts';
import { drawEnvelopes, refillEnvelopes } from '../envelopes/draw.ts';
import type { Member } from '../http/caller.ts';
import { once } from '../http/once.ts';
import type { Limits } from '../http/rate-limits.ts';
import { newId, newOrderNo } from '../ids.ts';
import { balancesOf, lockAtLeast, pocketOf } from '../ledger/kept.ts';
import { postLedger } from '../ledger/post.ts';
import { knownOf, prove } from '../members/proof.ts';
import { memberMessage, sendMessages } from '../messages/outbox.ts';
import type { SecretPort } from '../ports/secret.ts';
import { toLastAccount, toWithdrawal } from './present.ts';
import {
  askedToday,
  lastAccounts,
  lockWithdrawal,
  waitingPage,
  withdrawalPage,
  type WithdrawalRow,
} from './queries.ts';

type Parts = { db: Db; limits: Limits; secret: SecretPort };
type Create = Input<'withdrawal.create'>;
type Account = Pick<WithdrawalRow, 'method' | 'holder' | 'account' | 'account_end'>;

/** Money that members draw (decisions 2.12). It is held when it is asked for, and comes back at once when it cannot be sent. */
export const createWithdrawals = ({ db, limits: rates, secret }: Parts) => ({
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
   * Throws withdrawal.tooLittle, .tooMuch, .notEnough, .open, .enoughToday, .accountWrong, and what `prove` throws. Of many at the same
   * moment one comes through: they wait for the row of the pocket (D1, D2, D13).
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
        return toWithdrawal(await hold(tx, caller, input, { secret, settings }));
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
    const { rows, total } = await waitingPage(db, input);
    return {
      list: rows.map((row) => ({
        ...toWithdrawal(row),
        userId: row.user_id,
        name: row.name,
        holder: row.holder,
        // Who sends the money needs all of it, and only then.
        account:
          row.status === 'approved' || row.status === 'paying'
            ? secret.open('payout', row.account)
            : maskAccount(row.account_end),
      })),
      total,
      page: input.page,
      size: input.size,
    };
  },

  /** The operator's step. Throws missing, withdrawal.notAllowed, withdrawal.reasonMissing. */
  move: (
    operator: Member,
    { id, move, reason, proof }: Input<'platformWithdrawal.move'>,
  ): Promise<Output<'platformWithdrawal.move'>> => {
    if ((move === 'reject' || move === 'fail') && reason === '')
      throw new Refusal('withdrawal.reasonMissing');
    return inTransaction(db, async (tx) => {
      const by = operator.memberId;
      const row = await moveWithdrawal(tx, id, move, { userId: null, by, reason, proof });
      await noteOperator(tx, operator, `withdrawal.${move}`, `withdrawal:${id}`, { reason });
      return toWithdrawal(row);
    });
  },
});

/** What has become available since, or has run out. */
const followAll = async (db: Db, memberId: string): Promise<void> => {
  await followDue(db, memberId);
  await followEnvelopes(db, memberId);
};

/** Before anything that takes long. */
const mustBeWithin = (amount: number, { withdrawalLeast: least }: PromotionSettings): void => {
  if (amount < least) throw new Refusal('withdrawal.tooLittle', { least: typedUnits(least) });
  if (amount > limits.most) throw new Refusal('withdrawal.tooMuch', { most: typedUnits(limits.most) });
};

const hold = async (
  tx: Tx,
  caller: Member,
  input: Create,
  { secret, settings }: { secret: SecretPort; settings: PromotionSettings },
): Promise<WithdrawalRow> => {
  const { memberId } = caller;
  const { source, amount } = input;
  const account = await accountOf(tx, memberId, input, secret);
  // From here on others who draw from this pocket wait.
  if (!(await lockAtLeast(tx, pocketOf(memberId, source, 'available'), amount))) {
    const { available } = await balancesOf(tx, memberId, source);
    throw new Refusal('withdrawal.notEnough', { available: typedUnits(Math.max(0, available)) });
  }
  const today = await askedToday(tx, memberId);
  if (today.open.includes(source)) throw new Refusal('withdrawal.open');
  if (today.times >= limits.aDay || today.amount + amount > limits.mostADay)
    throw new Refusal('withdrawal.enoughToday');
  const { fee, net } = feeOf(money(amount), settings.withdrawalFeeBps);
  const row = await tx
    .insertInto('withdrawals')
    .values({ id: newId(), no: newOrderNo(), user_id: memberId, source, amount, fee, net, ...account })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (source === 'redEnvelope') await drawEnvelopes(tx, row);
  await book(tx, row, 'hold');
  return row;
};

/** The account of this request, or that of an earlier one of his own. */
const accountOf = async (tx: Tx, memberId: string, input: Create, secret: SecretPort): Promise<Account> => {
  if (input.again !== undefined) {
    const earlier = await lockWithdrawal(tx, input.again, memberId);
    if (earlier === undefined) throw new Refusal('missing');
    const { method, holder, account, account_end } = earlier;
    return { method, holder, account, account_end };
  }
  const { method, holder = '', account: typed = '' } = input;
  if (method === undefined || holder === '') throw new Refusal('withdrawal.accountWrong');
  const account = plainAccount(method, typed);
  if (!isAccount(method, account)) throw new Refusal('withdrawal.accountWrong');
  return { method, holder, account: secret.seal('payout', account), account_end: account.slice(-4) };
};

type By = { userId: string | null; by?: string; reason?: string; proof?: string | undefined };

/** Moves a withdrawal by a row of its table, books what follows, and tells its member. */
const moveWithdrawal = async (
  tx: Tx,
  id: string,
  move: WithdrawalMove,
  { userId, by, reason = '', proof }: By,
): Promise<WithdrawalRow> => {
  const held = await lockWithdrawal(tx, id, userId);
  if (held === undefined) throw new Refusal('missing');
  const { from, to } = withdrawalMoves[move];
  if (!from.some((status) => status === held.status))
    throw new Refusal('withdrawal.notAllowed', { status: held.status });
  const ends = to === 'paid' || to === 'failed' || to === 'rejected' || to === 'cancelled';
  const row = await tx
    .updateTable('withdrawals')
    .set({
      status: to,
      reason,
      ...(proof === undefined ? {} : { proof }),
      ...(by === undefined ? {} : { decided_by: by }),
      ...(move === 'approve' || move === 'reject' ? { reviewed_at: new Date() } : {}),
      ...(ends ? { ended_at: new Date() } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (ends) await book(tx, row, to === 'paid' ? 'pay' : 'giveBack');
  if (ends && to !== 'paid' && row.source === 'redEnvelope') await refillEnvelopes(tx, id);
  if (to !== 'cancelled' && to !== 'paying')
    await sendMessages(tx, [
      memberMessage(`withdrawal.${to}`, row.user_id, { no: row.no, amount: row.net, reason }, row.id),
    ]);
  return row;
};

/** Each step is booked once: held, then either paid, with what the mall keeps of it, or given back. */
const book = async (tx: Tx, row: WithdrawalRow, step: 'hold' | 'pay' | 'giveBack'): Promise<void> => {
  const { id, user_id: userId, source, amount, fee, net, currency, method } = row;
  const [available, held, paid] = (['available', 'held', 'paid'] as const).map((pocket) =>
    pocketOf(userId, source, pocket),
  ) as [string, string, string]; // of three names
  const entries = {
    hold: [
      { account: available, delta: -amount },
      { account: held, delta: amount },
    ],
    giveBack: [
      { account: held, delta: -amount },
      { account: available, delta: amount },
    ],
    // What he has drawn stays in his own book; what left the mall and what it kept stand against it.
    pay: [
      { account: held, delta: -amount },
      { account: paid, delta: amount },
      { account: `payout:${method}`, delta: net },
      { account: 'platform:withdrawalFees', delta: fee },
      { account: 'platform:paidOut', delta: -amount },
    ],
  }[step].filter(({ delta }) => delta !== 0);
  await postLedger(tx, { bizType: `withdrawal.${step}`, bizId: id, currency }, entries);
};
