import { type RawBuilder, sql } from 'kysely';

/** The rules of payments that leave together, for each kind of them; `words` are the states of one in a batch. */
const rulesOf = (
  name: 'withdrawal' | 'payout',
  words: { paid: string; sent: string },
): Record<string, RawBuilder<unknown>> => {
  const [batches, lines, paid] = [`${name}_batches`, `${name}_batch_lines`, `${name}s`].map((table) =>
    sql.table(table),
  ) as [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<unknown>]; // of three names
  const item = sql.ref(`l.${name}_id`);
  const net = sql.ref(name === 'payout' ? 'w.amount' : 'w.net');
  return {
    [`a ${name} stands as its batch says`]: sql`
      select ${item} as id from ${lines} l join ${paid} w on w.id = ${item} join ${batches} b on b.id = l.batch_id
      where l.state <> 'left' and w.status <> case l.state when 'paid' then ${words.paid} when 'failed' then 'failed'
        else case b.status when 'sent' then ${words.sent} else 'approved' end end`,
    [`a batch comes to what its ${name}s are, of its kind and currency`]: sql`
      select b.id from ${batches} b left join ${lines} l on l.batch_id = b.id
        left join ${paid} w on w.id = ${item} and w.method = b.method and w.currency = b.currency
      group by b.id having b.amount is distinct from sum(${net})`,
    [`a batch of ${name}s is done when nothing of it waits`]: sql`
      select b.id from ${batches} b
      where (b.status in ('done', 'cancelled')) = exists (
        select from ${lines} l where l.batch_id = b.id and l.state = 'waiting')`,
  };
};

/** The invariants of payments that leave together, and of files of providers. */
export const batchInvariants: Readonly<Record<string, RawBuilder<unknown>>> = {
  ...rulesOf('withdrawal', { paid: 'paid', sent: 'paying' }),
  ...rulesOf('payout', { paid: 'settled', sent: 'sent' }),
  'every line of a file that was compared has its result, once': sql`
    select f.id from provider_files f
    where f.status in ('read', 'replaced') and f.total <> (
      select count(*) from provider_lines l where l.file_id = f.id and l.no is not null)`,
};
