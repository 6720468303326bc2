/** What reports sum up, each a column of `sold_lines` and `sales_days` (migration 0085). */
export const amounts = [
  'pieces',
  'list',
  'member_off',
  'package_off',
  'flash_off',
  'boost_off',
  'offer_off',
  'coupon_off',
  'freight',
  'paid',
  'refunded',
  'commission',
  'known',
  'supplied',
] as const;
export type Amount = (typeof amounts)[number];

/** What sales are summed up by beside the day. */
export type Dimension =
  | 'total'
  | 'shop'
  | 'category'
  | 'brand'
  | 'region'
  | 'promoter'
  | 'coupon'
  | 'activity';

/** Whose sales: of the whole mall, of what it sells itself, or of a shop by its id. */
export const wholeMall = '*';
export const mallItself = '';
