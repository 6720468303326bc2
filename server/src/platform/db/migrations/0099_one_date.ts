/** An order promises what its lines say (docs/decisions/097-one-date.md). Those in words said nothing: the limit counts. */
export const statements: readonly string[] = [
  `update order_lines l set lead_days = 35 from orders o where o.id = l.order_id and o.status = 0 and l.sku_id is null`,
];
