import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../platform/db/transaction.ts';
import { balanceAccountOf } from '../platform/ledger/balances.ts';
import { postLedger } from '../platform/ledger/post.ts';
import { hashPassword } from '../member/accounts/password.ts';
import type { People } from './people.ts';
import type { Api } from './start-api.ts';

/** A withdrawal and a payout in batches that were sent, and a file of a provider: enough for the damages below. */
export const prepareBatch = async (api: Api, people: People): Promise<void> => {
  const operatorId = await api.given.member({ operator: true });
  const operator = api.as({ token: await api.signIn(operatorId) });
  const who = await people.shopper();
  const password = 'demo1234';
  await api.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', who.memberId)
    .execute();
  await inTransaction(api.db, (tx) =>
    postLedger(tx, { bizType: 'test', bizId: 'batch', currency: 'CNY' }, [
      { account: balanceAccountOf(who.memberId, 'commission', 'available'), delta: 5000 },
      { account: 'platform:commission', delta: -5000 },
    ]),
  );
  const { data: asked } = await who.call('withdrawal.create', {
    ...{ source: 'commission', amount: 5000, password, method: 'bank', holder: '林小满' },
    account: '4111 1111 1111 1111',
  });
  await operator.call('platformWithdrawal.move', { id: asked.id, move: 'approve' });
  const { data: batch } = await operator.call('platformBatch.create', { ids: [asked.id] });
  for (const move of ['approve', 'send'] as const)
    await operator.call('platformBatch.move', { id: batch.id, move });
  const { data: payouts } = await operator.call('mallPayout.list', { status: 'draft' });
  const ids = payouts.list.map(({ id }) => id);
  await operator.call('mallPayout.approveMany', { ids });
  const { data: second } = await operator.call('payoutBatch.create', { ids });
  for (const move of ['approve', 'send'] as const)
    await operator.call('payoutBatch.move', { id: second.id, move });
  await sql`
    insert into provider_files (id, method, day, hash, title, source_key, status, total, handled, taken_by, ended_at)
    values ('file', 'alipay', '2026-01-01', 'x', 'x', 'x', 'read', 0, 0, ${operatorId}, now())`.execute(
    api.db,
  );
};

/** One piece of damage for each rule. */
export const batchDamages: Record<string, RawBuilder<unknown>> = {
  'a withdrawal stands as its batch says': sql`
    update withdrawal_batch_lines set state = 'failed', reason = 'x', ended_at = now()`,
  'a batch comes to what its withdrawals are, of its kind and currency': sql`
    update withdrawal_batches set amount = amount + 1`,
  'a batch of withdrawals is done when nothing of it waits': sql`
    update withdrawal_batches set status = 'done', ended_at = now()`,
  'a payout stands as its batch says': sql`
    update payout_batch_lines set state = 'failed', reason = 'x', ended_at = now()`,
  'a batch comes to what its payouts are, of its kind and currency': sql`
    update payout_batches set amount = amount + 1`,
  'a batch of payouts is done when nothing of it waits': sql`
    update payout_batches set status = 'done', ended_at = now()`,
  'every line of a file that was compared has its result, once': sql`
    update provider_files set total = 1`,
};
