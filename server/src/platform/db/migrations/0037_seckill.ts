/** Flash sales in daily slots, drafted by an operator; what their orders came to is found by activity. */
export const statements: readonly string[] = [
  `alter table seckill_activities add slots jsonb not null default '[]', add created_by text references users,
    add created_at timestamptz not null default now()`,
  `create index orders_activity on orders (activity_id, status) include (user_id, qty, expires_at) where activity_id is not null`,
  // The windows of today and the day after, or of the first two days of a sale that is still to come.
  `create function seckill_windows(starts timestamptz, ends timestamptz, slots jsonb)
  returns table (from_at timestamptz, to_at timestamptz) language sql stable as $$
    select starts, ends where slots = '[]'
    union all
    select greatest(starts, w.from_at), least(ends, w.to_at)
    from jsonb_to_recordset(slots) as slot("from" interval, "to" interval), generate_series(0, 1) as later,
      lateral (select date_trunc('day', greatest(starts, now()) at time zone 'Asia/Shanghai') + later * interval '1 day' as midnight) day,
      lateral (select (midnight + slot."from") at time zone 'Asia/Shanghai' as from_at, (midnight + slot."to") at time zone 'Asia/Shanghai' as to_at) w
    where w.from_at < ends and w.to_at > starts $$`,
  `create function mall_seckill_changed() returns trigger language plpgsql as $$ begin notify mall_seckill; return null; end $$`,
  `create trigger seckill_returned after update of bought on seckill_quotas for each row when (new.bought < old.bought) execute function mall_seckill_changed()`,
  `create trigger seckill_moved after update of status on seckill_activities for each statement execute function mall_seckill_changed()`,
];
