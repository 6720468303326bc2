/**
 * Events that leave the mall (decision 083). They are written by triggers, so in the transaction of the change, whichever
 * statement and whichever version of the mall makes it, and only if an address wants them: one look into an index
 * otherwise. Codes of states in orders (0 to 5) and deliveries (0 to 6) become their names here.
 *
 * Who changes an order needs no right to these tables: the version before still sells while its user has not been given any.
 *
 * `seq` keeps the events of one object in order: a change waits for the one before it until that has ended, so its
 * number is higher.
 */
export const statements: readonly string[] = [
  // A trigger waits for everybody who writes, longer than a request may.
  `set local statement_timeout = 0`,
  `create table webhook_endpoints (
    id text primary key,
    shop_id text references shops,
    url text not null,
    note text not null default '',
    events text[] not null check (cardinality(events) > 0),
    enabled boolean not null default true,
    on_since timestamptz not null default now(),
    off_because text check (off_because in ('person', 'gone', 'failing', 'backlog')),
    secret text not null,
    old_secret text,
    old_until timestamptz,
    failing_since timestamptz,
    failures int not null default 0,
    slow boolean not null default false,
    served_at timestamptz,
    arrived_at timestamptz,
    version int not null default 1,
    created_by text not null references users,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    check (enabled = (off_because is null)),
    check ((old_secret is null) = (old_until is null)),
    check ((failing_since is null) = (failures = 0)))`,
  `create index webhook_endpoints_of on webhook_endpoints (coalesce(shop_id, '')) where removed_at is null`,
  `create table webhook_sends (
    id text primary key,
    seq bigint not null generated always as identity,
    endpoint_id text not null references webhook_endpoints on delete cascade,
    event text not null,
    about text not null,
    data jsonb not null,
    state text not null default 'waiting' check (state in ('waiting', 'sending', 'delivered', 'failed')),
    tries int not null default 0,
    due_at timestamptz not null default now(),
    held_by text,
    held_until timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null default now(),
    check ((state = 'sending') = (held_by is not null)),
    check ((held_by is null) = (held_until is null)),
    check ((state in ('delivered', 'failed')) = (ended_at is not null)))`,
  `create index webhook_sends_due on webhook_sends (endpoint_id, due_at) where state = 'waiting'`,
  `create index webhook_sends_open on webhook_sends (endpoint_id, about, seq) where state in ('waiting', 'sending')`,
  `create index webhook_sends_held on webhook_sends (held_until) where state = 'sending'`,
  `create index webhook_sends_of on webhook_sends (endpoint_id, seq desc)`,
  `create index webhook_sends_old on webhook_sends (created_at)`,
  `create table webhook_tries (
    send_id text not null references webhook_sends on delete cascade,
    no int not null,
    at timestamptz not null,
    status smallint,
    problem text check (problem in ('address', 'name', 'connection', 'certificate', 'timeout', 'redirect', 'answer')),
    duration_ms int not null check (duration_ms >= 0),
    answer text not null default '',
    primary key (send_id, no))`,
  `create function webhook_wanted(shop text, what text) returns boolean language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    begin
      return exists (select from webhook_endpoints e where coalesce(e.shop_id, '') = coalesce(shop, '')
        and e.removed_at is null and e.enabled and what = any (e.events));
    end $$`,
  `create function webhook_tell(shop text, what text, whom text, said jsonb) returns void language plpgsql
    security definer set search_path = public, pg_temp as $$
    begin
      insert into webhook_sends (id, endpoint_id, event, about, data)
      select gen_random_uuid()::text, e.id, what, whom, said from webhook_endpoints e
      where coalesce(e.shop_id, '') = coalesce(shop, '') and e.removed_at is null and e.enabled and what = any (e.events);
    end $$`,

  `create function webhook_order() returns trigger language plpgsql as $$
    declare
      names text[] := '{unpaid,paid,awaitingShipment,shipped,received,cancelled}';
      what text := 'order.' || case when tg_op = 'INSERT' then 'created' else names[new.status + 1] end;
    begin
      if webhook_wanted(new.shop_id, what) then
        perform webhook_tell(new.shop_id, what, 'order:' || new.id, jsonb_build_object('orderId', new.id, 'no', new.no,
          'shopId', new.shop_id, 'state', names[new.status + 1],
          'previous', case when tg_op = 'UPDATE' then names[old.status + 1] end, 'currency', new.currency,
          'goods', new.goods, 'discount', new.discount, 'freight', new.freight, 'pay', new.pay, 'pieces', new.qty));
      end if;
      return null;
    end $$`,
  `create trigger webhook_made after insert on orders for each row execute function webhook_order()`,
  `create trigger webhook_moved after update of status on orders for each row
    when (old.status is distinct from new.status) execute function webhook_order()`,

  `create function webhook_payment() returns trigger language plpgsql as $$
    declare
      what text := 'payment.' || new.status;
      shop text;
      number text;
    begin
      select o.shop_id, o.no into shop, number from orders o where o.id = new.order_id;
      if webhook_wanted(shop, what) then
        perform webhook_tell(shop, what, 'order:' || new.order_id, jsonb_build_object('paymentId', new.id,
          'orderId', new.order_id, 'orderNo', number, 'shopId', shop, 'state', new.status, 'previous', old.status,
          'method', new.method, 'currency', new.currency, 'amount', new.amount));
      end if;
      return null;
    end $$`,
  `create trigger webhook_moved after update of status on payment_intents for each row
    when (old.status is distinct from new.status and new.status in ('succeeded', 'failed', 'closed', 'refunded'))
    execute function webhook_payment()`,

  `create function webhook_refund() returns trigger language plpgsql as $$
    declare
      what text := 'refund.' || new.status;
      shop text;
      number text;
      coin text;
    begin
      select o.shop_id, o.no, o.currency into shop, number, coin from orders o where o.id = new.order_id;
      if webhook_wanted(shop, what) then
        perform webhook_tell(shop, what, 'order:' || new.order_id, jsonb_build_object('refundId', new.id,
          'orderId', new.order_id, 'orderNo', number, 'shopId', shop, 'state', new.status,
          'previous', case when tg_op = 'UPDATE' then old.status end, 'currency', coin, 'due', new.due,
          'amount', new.amount));
      end if;
      return null;
    end $$`,
  `create trigger webhook_made after insert on refunds for each row execute function webhook_refund()`,
  `create trigger webhook_moved after update of status on refunds for each row
    when (old.status is distinct from new.status) execute function webhook_refund()`,

  `create function webhook_delivery() returns trigger language plpgsql as $$
    declare
      names text[] := '{unknown,recorded,collected,inTransit,installing,accepted,notAccepted}';
      what text := 'delivery.' || names[new.status + 1];
      shop text;
      number text;
    begin
      select o.shop_id, o.no into shop, number from orders o where o.id = new.order_id;
      if webhook_wanted(shop, what) then
        perform webhook_tell(shop, what, 'order:' || new.order_id, jsonb_build_object('deliveryId', new.id,
          'orderId', new.order_id, 'orderNo', number, 'shopId', shop, 'state', names[new.status + 1],
          'previous', case when tg_op = 'UPDATE' then names[old.status + 1] end));
      end if;
      return null;
    end $$`,
  `create trigger webhook_made after insert on deliveries for each row when (new.status > 0) execute function webhook_delivery()`,
  `create trigger webhook_moved after update of status on deliveries for each row
    when (old.status is distinct from new.status and new.status > 0) execute function webhook_delivery()`,

  `create function webhook_stock_state(is_low boolean, stock int, held int) returns text language sql immutable as $$
    select case when stock <= held then 'out' when is_low then 'low' else 'enough' end $$`,
  `create function webhook_stock() returns trigger language plpgsql as $$
    declare
      state text := webhook_stock_state(new.low, new.stock, new.held);
      what text := 'stock.' || state;
      shop text;
    begin
      select p.shop_id into shop from products p where p.id = new.product_id;
      if webhook_wanted(shop, what) then
        perform webhook_tell(shop, what, 'sku:' || new.id, jsonb_build_object('skuId', new.id, 'productId', new.product_id,
          'shopId', shop, 'state', state, 'previous', webhook_stock_state(old.low, old.stock, old.held),
          'onHand', new.stock, 'held', new.held, 'free', new.stock - new.held));
      end if;
      return null;
    end $$`,
  `create trigger webhook_moved after update of stock, held, reorder_point on skus for each row
    when (new.offered and webhook_stock_state(old.low, old.stock, old.held) <> webhook_stock_state(new.low, new.stock, new.held))
    execute function webhook_stock()`,
];
