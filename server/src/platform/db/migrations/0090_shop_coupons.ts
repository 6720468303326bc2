/**
 * Coupons that a shop makes itself (decision 093). Such a one is of that shop, borne by it and claimed by members; whatever
 * code writes it. One that somebody ended keeps the reason, which the shop reads when it was the mall.
 */
export const statements: readonly string[] = [
  // Checking the coupons of years may take longer than a request may.
  `set local statement_timeout = 0`,
  `alter table coupon_templates
    add column owner text not null default 'mall' check (owner in ('mall', 'shop')),
    add column end_reason text not null default '',
    add constraint coupon_template_of_shop check
      (owner = 'mall' or (shop_id is not null and funder = 'shop' and source = 'center'))`,
  `create index coupon_templates_shop on coupon_templates (shop_id, take_from desc) where owner = 'shop'`,
  // A page of a product, and whoever registers, ask what is open here: not among the coupons of all shops.
  `create index coupon_templates_open on coupon_templates (source, shop_id) where status = 'open'`,
];
