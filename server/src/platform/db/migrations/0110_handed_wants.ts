/** The mall hands wanted purchases to shops (docs/features/wanted-purchases.md), and finds its own by their words. */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `alter table want_follow_ups drop constraint want_follow_ups_kind_check,
    add constraint want_follow_ups_kind_check
      check (kind in ('note', 'verify', 'assign', 'next', 'quoted', 'quoteWithdrawn', 'handed', 'ended')) not valid`,
  `alter table want_follow_ups validate constraint want_follow_ups_kind_check`,
  `create index wants_mall_words on wants using gin (pairs_in(contact || chr(10) || brand || chr(10) || region || chr(10) || remark, 'mall'))
    where shop_id is null`,
];
