import { money, typedUnits } from '@mall/contract/core/money';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import {
  feeOf,
  isAccount,
  plainAccount,
  withdrawalLimits as limits,
} from '@mall/contract/incentive/withdrawal';
import type { Tx } from '../../platform/db/open.ts';
import type { PromotionSettings } from '../distribution/settings.queries.ts';
import { drawEnvelopes } from '../red-envelopes/draw.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId, newOrderNo } from '../../platform/ids/ids.ts';
import { balanceAccountOf } from '../../platform/ledger/balances.ts';
import { balancesOf, lockAtLeast } from '../../platform/ledger/balances.queries.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { bookStep } from './book.ts';
import { askedToday, lockWithdrawal, type WithdrawalRow } from './queries.ts';

type Create = Input<'withdrawal.create'>;
type Account = Pick<WithdrawalRow, 'method' | 'holder' | 'account' | 'account_end'>;

/** Checked before anything that takes long. Throws withdrawal.tooLittle, .tooMuch. */
export const mustBeWithin = (amount: number, { withdrawalLeast: least }: PromotionSettings): void => {
  if (amount < least) throw new Refusal('withdrawal.tooLittle', { least: typedUnits(least) });
  if (amount > limits.most) throw new Refusal('withdrawal.tooMuch', { most: typedUnits(limits.most) });
};

/**
 * Takes the requested amount from the available pocket. Throws withdrawal.notEnough, .open, .enoughToday,
 * .accountWrong, missing.
 */
export const holdMoney = async (
  tx: Tx,
  caller: Member,
  input: Create,
  { secret, settings }: { secret: SecretPort; settings: PromotionSettings },
): Promise<WithdrawalRow> => {
  const { memberId } = caller;
  const { source, amount } = input;
  const account = await accountOf(tx, memberId, input, secret);
  // From here on other withdrawals from this pocket wait.
  if (!(await lockAtLeast(tx, balanceAccountOf(memberId, source, 'available'), amount))) {
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
  await bookStep(tx, row, 'hold');
  return row;
};

/** The account of this request, or that of an earlier one of the member's own. */
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
