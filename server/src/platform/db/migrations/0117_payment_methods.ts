/** Which ways to pay an operator has switched off, and in which order buyers see them (decision 111). One without a row is on. */
export const statements: readonly string[] = [
  `create table payment_methods (
    method text primary key check (method in ('alipay', 'wechat', 'xendit', 'paymongo', 'stripe', 'offline')),
    enabled boolean not null default true,
    position int not null)`,
];
