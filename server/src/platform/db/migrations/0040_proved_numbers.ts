/**
 * Whose number an account is, and which browser asked for a code.
 *
 * Accounts with a null `mobile_proved_at` registered by password: they prove their number at their next order. The
 * people of shops and the operator's are known to the mall by other means than a form, and whoever was delivered to by
 * what they had paid. Both keep what they have.
 */
export const statements: readonly string[] = [
  `update users set mobile_proved_at = now() where mobile_proved_at is null and removed_at is null
    and (operator or id in (select owner_id from shops) or id in (select user_id from staff)
      or id in (select user_id from orders where received_at is not null))`,
  `alter table sms_codes add column asker text not null default '', add column stray_tries smallint not null default 0`,
  `drop index sms_codes_mobile`,
  `create index sms_codes_mobile on sms_codes (mobile, purpose, asker, created_at desc)`,
];
