import reasons from './0080_reasons.json' with { type: 'json' };

/**
 * Reviews of shoppers: whether they are shown, who sold what they are about, who answered, and what shops report of them.
 * One queue of what shops send in for review (docs/decisions/086-reviews.md): who has taken what, and templates of reasons.
 * What was decided, by whom and why stays where it always was, in the log.
 */
export const statements: readonly string[] = [
  // Giving the reviews of years their shop takes longer than a request may.
  `set local statement_timeout = 0`,
  `alter table reviews
    add column state text not null default 'shown' check (state in ('shown', 'waiting', 'hidden')),
    add column contact text check (contact in ('phone', 'messenger', 'link')),
    add column reason text not null default '',
    add column decided_by text references users,
    add column shop_id text,
    add column replied_by text references users,
    add column first_reply_at timestamptz,
    add column version int not null default 1 check (version > 0),
    add check ((state = 'hidden') = (reason <> ''))`,
  // Each row once, and their shops looked up together afterwards: nobody reads reviews meanwhile.
  `update reviews r set shop_id = o.shop_id, first_reply_at = r.replied_at
    from order_lines l join orders o on o.id = l.order_id
    where l.id = r.order_line_id and (o.shop_id is not null or r.replied_at is not null)`,
  `alter table reviews add constraint reviews_shop foreign key (shop_id) references shops`,
  // Whoever writes it: processes of the version before do not know that a review has a shop.
  `create function review_of_shop() returns trigger language plpgsql as $$
    begin
      select o.shop_id into new.shop_id from order_lines l join orders o on o.id = l.order_id where l.id = new.order_line_id;
      return new;
    end $$`,
  `create trigger of_shop before insert on reviews for each row execute function review_of_shop()`,
  // Nor that it has a version, and does not count while it is not shown: what they write counts as another one, or is refused.
  `create function review_of_before() returns trigger language plpgsql as $$
    begin
      if old.state <> 'shown' then
        raise exception 'The review % is not shown', new.id using errcode = 'serialization_failure';
      end if;
      new.version := old.version + 1;
      return new;
    end $$`,
  `create trigger of_before before update of score, text, follow_up on reviews for each row
    when (new.version = old.version) execute function review_of_before()`,
  `create index reviews_newest on reviews (created_at desc, id desc)`,
  `create index reviews_of_shop on reviews (shop_id, created_at desc, id desc)`,
  `create index reviews_unseen on reviews (state, created_at, id) where state <> 'shown'`,
  `create table review_reports (
    review_id text primary key references reviews,
    reason text not null check (reason in ('insult', 'untrue', 'advertising', 'private', 'other')),
    note text not null default '',
    state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
    reported_by text not null references users,
    reported_at timestamptz not null,
    ended_by text references users,
    ended_at timestamptz,
    check ((state = 'open') = (ended_at is null)))`,
  `create index review_reports_open on review_reports (reported_at, review_id) where state = 'open'`,
  `create table work_takes (
    kind text not null check (kind in ('goods', 'package', 'case', 'brand', 'shop')),
    id text not null,
    taken_by text not null references users,
    taken_at timestamptz not null,
    primary key (kind, id))`,
  `create table work_reasons (
    id text primary key,
    text jsonb not null check (jsonb_typeof(text) = 'object'),
    version int not null default 1 check (version > 0),
    made_at timestamptz not null default now(),
    removed_at timestamptz)`,
  `create index audit_decided on audit_log (at desc, id desc) where action in (
    'goods.approve', 'goods.reject', 'package.approve', 'package.reject', 'case.approve', 'case.reject',
    'brand.approve', 'brand.reject', 'shop.approve', 'shop.reject')`,
  // A few to begin with, which operators change as they like; one after the other.
  ...reasons.map(
    (text, at) => `insert into work_reasons (id, text, made_at)
      values ('first-${at + 1}', '${JSON.stringify(text).replaceAll("'", "''")}', now() + make_interval(secs => ${at} * 0.001))`,
  ),
];
