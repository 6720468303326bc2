/** What an area of the server knows about the page that is asked for. Everything in it is public. */
export type PageData = {
  /** Of the page itself, without the mall's name; the route's own title otherwise. */
  title?: string;
  description?: string;
  /** Path or address of a picture for links in social media. */
  image?: string;
  /** Path without the query parts that change nothing. */
  canonical?: string;
  /** The shop of the code in the address or cookie; null when the code was wrong; left out when there was none. */
  shop?: PageShop | null;
  app?: { shop_name: string; pc_logo: string };
  /** First answers of the page by `firstDataKey`; only what may be seen by everyone. */
  firstData?: Readonly<Record<string, unknown>>;
};

type PageShop = {
  storeName: string;
  logo: string | null;
  colour: string | null;
  propaganda?: string;
  banner?: readonly string[];
  /** Where its banners lead, under two names (spec §7). */
  bannerHref?: readonly string[];
  bannerHreff?: readonly string[];
};
