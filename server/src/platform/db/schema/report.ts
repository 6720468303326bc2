/** Sums of lines of paid orders, in minor units (migration 0085). */
type Amounts = {
  pieces: number;
  /** What the pieces cost in their shop before anything was taken off. */
  list: number;
  member_off: number;
  package_off: number;
  flash_off: number;
  boost_off: number;
  offer_off: number;
  coupon_off: number;
  freight: number;
  paid: number;
  refunded: number;
  /** What promoters earn by it. */
  commission: number;
  /** What was paid and kept for goods whose supply price is known, and what those were supplied for. */
  known: number;
  supplied: number;
};

type SoldLines = Amounts & {
  line_id: string;
  order_id: string;
  /** In Shanghai, on which it was paid. */
  day: string;
  shop_id: string | null;
  currency: string;
  region: string;
  /** Of the product when its sale was counted first. */
  category_id: number | null;
  brand_id: number | null;
  promoter_id: string | null;
  template_id: string | null;
  /** `flash:<id>` or `boost:<id>`. */
  activity: string | null;
  /** The order was not given back whole. */
  standing: boolean;
  supply_price: number | null;
};

type SalesDays = Amounts & {
  /** `*`: the whole mall; '': what the mall sells itself; else the id of a shop. */
  scope: string;
  dimension: string;
  day: string;
  currency: string;
  key: string;
  orders: number;
};

export type ReportTables = {
  sold_lines: SoldLines;
  sales_days: SalesDays;
  /** Orders to be counted anew; one may stand there several times. */
  sales_stale: { order_id: string };
  /** Up to which order those from before the reports are noted; no row once all are. */
  sales_fill: { after: string };
};
