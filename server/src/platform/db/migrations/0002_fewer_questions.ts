/**
 * What lets a whole order or payment be one statement (decision 012), and what says that a remembered sign-in may no
 * longer hold.
 */
export const statements: readonly string[] = [
  `create function mall_refuse(reason text) returns boolean language plpgsql volatile as $$
    begin raise exception using errcode = 'MALL1', message = reason; end $$`,
  `create unique index payment_waiting on payment_intents (order_id) where status in ('created', 'pending')`,

  `create function mall_people_changed() returns trigger language plpgsql as $$ begin notify mall_people; return null; end $$`,
  `create trigger people_gone after delete on sessions execute function mall_people_changed()`,
  `create trigger people_changed after update on sessions for each row
    when (new.expires_at < old.expires_at or new.last_seen_at < old.last_seen_at) execute function mall_people_changed()`,
  `create trigger people_changed after update of operator on users execute function mall_people_changed()`,
  `create trigger people_changed after insert or delete or update of owner_id on shops execute function mall_people_changed()`,
  `create trigger people_changed after insert or update or delete on staff execute function mall_people_changed()`,
  `create trigger people_changed after insert or update or delete on roles execute function mall_people_changed()`,
];
