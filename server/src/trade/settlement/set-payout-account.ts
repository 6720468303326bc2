import type { Input } from '@mall/contract/operations';
import { isAccount, plainAccount } from '@mall/contract/incentive/withdrawal';
import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { ownerOf } from './shops.queries.ts';
import { payoutAccount, type PayoutAccount } from './payouts.queries.ts';

/** Only the owner says where money is sent, and hears of it. Throws payout.ownerOnly, withdrawal.accountWrong. */
export const setPayoutAccount = async (
  tx: Tx,
  caller: Staff,
  { method, holder, account: typed }: Input<'shopSettlement.setAccount'>,
  secret: SecretPort,
): Promise<PayoutAccount> => {
  const { shopId } = caller.staff;
  if (caller.staff.role !== 'owner' || (await ownerOf(tx, shopId)) !== caller.memberId)
    throw new Refusal('payout.ownerOnly');
  const account = plainAccount(method, typed);
  if (!isAccount(method, account)) throw new Refusal('withdrawal.accountWrong');
  const values = {
    method,
    holder,
    account: secret.seal('payout', account),
    account_end: account.slice(-4),
    changed_by: caller.memberId,
    changed_at: clock.now(),
  };
  const before = await payoutAccount(tx, shopId);
  const row = await tx
    .insertInto('shop_payout_accounts')
    .values({ shop_id: shopId, ...values })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  await sendMessages(tx, [
    memberMessage('payoutAccount.changed', caller.memberId, { end: row.account_end }, newId()),
  ]);
  await recordAudit(tx, caller, shopId, {
    action: 'shop.setPayoutAccount',
    object: `shop:${shopId}`,
    old: before === undefined ? {} : { method: before.method, end: before.account_end },
    new: { method, end: row.account_end },
  });
  return row;
};
