/**
 * Of a refund of which less was given than was asked, the rest can be asked again (decision 098): a row of its own, without
 * pieces, as these are counted already. Each has one that counts, whoever asks at once.
 *
 * A refusal that was told before now names the amount that was asked. That goes first, by the key of each message: nobody can
 * read refunds, and so orders, from the change of the table to the end.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`, // refunds and messages have the rows of years
  `update messages m set params = m.params || jsonb_build_object('amount', r.due) from refunds r
    where r.status = 'rejected' and m.once_key = 'refund.rejected:' || r.id || ':member'`,
  `alter table refunds drop constraint refunds_kind_check, drop constraint refunds_check1,
    add column rest_of text references refunds,
    add constraint refunds_kind_check check (kind in ('line', 'order', 'late', 'rest')),
    add constraint refunds_of_line check ((kind in ('line', 'rest')) = (order_line_id is not null)),
    add constraint refunds_rest_of check ((kind = 'rest') = (rest_of is not null))`,
  `create unique index refunds_rest on refunds (rest_of) where rest_of is not null and status in ('requested', 'approved', 'refunded')`,
];
