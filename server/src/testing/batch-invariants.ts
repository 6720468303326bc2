import { type RawBuilder, sql } from 'kysely';

/** The invariants of withdrawals that leave together, and of files of providers. */
export const batchInvariants: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a withdrawal stands as its batch says': sql`
    select l.withdrawal_id as id from withdrawal_batch_lines l join withdrawals w on w.id = l.withdrawal_id
      join withdrawal_batches b on b.id = l.batch_id
    where l.state <> 'left' and w.status <> case l.state when 'paid' then 'paid' when 'failed' then 'failed'
      else case b.status when 'sent' then 'paying' else 'approved' end end`,
  'a batch comes to what its withdrawals are, of its kind and currency': sql`
    select b.id from withdrawal_batches b left join withdrawal_batch_lines l on l.batch_id = b.id
      left join withdrawals w on w.id = l.withdrawal_id and w.method = b.method and w.currency = b.currency
    group by b.id having b.amount is distinct from sum(w.net)`,
  'a batch is done when nothing of it waits': sql`
    select b.id from withdrawal_batches b
    where (b.status in ('done', 'cancelled')) = exists (
      select from withdrawal_batch_lines l where l.batch_id = b.id and l.state = 'waiting')`,
  'every line of a file that was compared has its result, once': sql`
    select f.id from provider_files f
    where f.status in ('read', 'replaced') and f.total <> (
      select count(*) from provider_lines l where l.file_id = f.id and l.no is not null)`,
};
