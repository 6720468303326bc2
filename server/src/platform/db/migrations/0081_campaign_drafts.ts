/**
 * Drafts of coupons and boosts, as flash sales have them, and the version of what somebody edits (decision 087).
 *
 * Every way to a coupon or a launch counts on its template or activity first, so a draft that gave something away would
 * break its constraint, whatever code did it.
 */
export const statements: readonly string[] = [
  // Checking the campaigns of years may take longer than a request may.
  `set local statement_timeout = 0`,
  `alter table coupon_templates
    add column version int not null default 1,
    add column created_by text references users,
    add constraint coupon_templates_status_check check (status in ('draft', 'open', 'closed')),
    add constraint coupon_template_draft check (status <> 'draft' or taken = 0)`,
  `alter table boost_activities
    add column version int not null default 1,
    drop constraint boost_activities_status_check,
    add constraint boost_activities_status_check check (status in ('draft', 'open', 'closed')),
    add constraint boost_activity_draft check (status <> 'draft' or stock_left = stock_total)`,
  `alter table seckill_activities
    add column version int not null default 1,
    add constraint seckill_activity_draft check (status <> 'draft' or stock_left = stock_total)`,
  // A gate that knows a sale as it was hears of more pieces and of another end, too.
  `drop trigger seckill_moved on seckill_activities`,
  `create trigger seckill_moved after update of status, stock_total, end_at on seckill_activities
    for each statement execute function mall_seckill_changed()`,
  `create index coupon_templates_time on coupon_templates (take_from, take_to)`,
  `create index boost_activities_time on boost_activities (start_at, end_at)`,
];
