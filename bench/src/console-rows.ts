import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/open.ts';

/** What the console's lists find beside a million orders. */
export const consoleSize = { members: 1_000_000, changes: 1_000_000, shops: 10_000, operators: 50 } as const;

const batch = 100_000;

/**
 * Members, changes of operators and shops, shops and operators, in a mall that has orders already. A tenth of
 * the changes are those of one operator, one in a thousand of the last one.
 */
export const fillConsole = async (db: Db): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  // Members without a number: a mall keeps none that can be read, and one that is looked for takes as long to miss.
  for (let from = 0; from < consoleSize.members; from += batch)
    await sql`
      insert into users (id, mobile, mobile_index, name, mobile_proved_at)
      select 'bench-member-' || n, 'gone-' || n, 'gone-' || n, 'Lin ' || n, now()
      from generate_series(${from}::int + 1, ${from + batch}::int) n`.execute(db);
  await sql`
    insert into shops (id, code, owner_id, store_name, price_factor, status, created_at)
    select 'bench-more-' || n, 'C' || lpad(n::text, 7, '0'), 'bench-member-' || n, '家居 ' || n, 10000,
      case when n % 50 = 0 then 'suspended' else 'open' end, now() - make_interval(mins => n)
    from generate_series(1, ${consoleSize.shops}::int) n`.execute(db);
  await sql`
    insert into operators (user_id, role)
    select 'bench-member-' || n, (array['all', 'catalogue', 'reviewer', 'finance', 'support'])[1 + n % 5]
    from generate_series(1, ${consoleSize.operators}::int) n`.execute(db);
  for (let from = 0; from < consoleSize.changes; from += batch)
    await sql`
      insert into audit_log (id, at, actor_id, shop_id, action, object, diff)
      select 'c' || n, now() - make_interval(secs => n * 30),
        'bench-member-' || case when n % 1000 = 0 then 50 when n % 10 = 0 then 1 when n % 2 = 0 then 2 + n % 40
          else 100 + n % 5000 end,
        case when n % 2 = 1 then 'bench-more-' || 1 + n % 5000 end,
        (array['order.ship', 'order.record', 'brand.change', 'category.change', 'shop.suspend', 'operator.add'])[1 + n % 6],
        'order:o' || n % 100000, '{"old": {"status": 1}, "new": {"status": 2}}'
      from generate_series(${from}::int + 1, ${from + batch}::int) n`.execute(db);
  await sql`vacuum analyze`.execute(db);
};
