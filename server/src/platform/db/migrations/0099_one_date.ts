/**
 * An order promises what its lines say (docs/decisions/097-one-date.md). Those in words said nothing: the limit counts. A process
 * of the version before still writes that they take no time, and its orders wait for payment longer than it runs: the trigger.
 */
export const statements: readonly string[] = [
  // Unpaid orders are few, but who writes lines of orders is waited for.
  `set local statement_timeout = 0`,
  `create function limit_lines_in_words() returns trigger language plpgsql as $$
  begin new.lead_days := 35; return new; end $$`,
  `create trigger limit_in_words before insert on order_lines for each row when (new.sku_id is null) execute function limit_lines_in_words()`,
  `update order_lines l set lead_days = 35 from orders o where o.id = l.order_id and o.status = 0 and l.sku_id is null`,
];
