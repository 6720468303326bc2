/**
 * The address of an order changes before it is sent (decision 102). Its version grows with each change, so that a parcel is
 * not sent by a slip from before. What a seller proposes waits in a row of its own, sealed as the order's address is, and is
 * emptied once it is decided: the agreed one is the order's then, another one is nobody's business.
 */
export const statements: readonly string[] = [
  // Orders have the rows of years.
  `set local statement_timeout = 0`,
  `alter table orders add column address_version int not null default 1`,
  `create table order_address_proposals (
    id text primary key,
    order_id text not null references orders,
    address jsonb,
    note text not null,
    status text not null default 'waiting' check (status in ('waiting', 'agreed', 'declined', 'withdrawn', 'over')),
    proposed_by text not null references users,
    proposed_at timestamptz not null default now(),
    decided_at timestamptz,
    check ((status = 'waiting') = (address is not null)),
    check ((status = 'waiting') = (decided_at is null)))`,
  `create unique index order_address_proposals_one on order_address_proposals (order_id) where status = 'waiting'`,
  `create trigger order_address_proposals_sealed before insert or update of address on order_address_proposals for each row
    when (new.address ?| array['phone', 'detail']) execute function must_be_sealed()`,
];
