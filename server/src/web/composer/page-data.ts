/** What an area of the server knows about the page that is asked for. Everything in it is public. */
export type PageData = Head & {
  /** The shop of the code in the address or cookie; null when the code was wrong; left out when there was none. */
  shop?: PageShop | null;
  app?: { shop_name: string; pc_logo: string };
  /** First answers of the page by `firstDataKey`; only what may be seen by everyone. */
  firstData?: Readonly<Record<string, unknown>>;
};

/** What search engines and shared links are told of a page. Addresses are whole. */
export type Head = {
  /** Of the page itself, without the mall's name; the route's own title otherwise. */
  title?: string;
  description?: string;
  /** Path or address of a picture for links in social media. */
  image?: string;
  kind?: 'website' | 'product';
  /** The one address of this page in this language and shop; pages without one are not for search engines. */
  canonical?: string;
  /** The same page in each language, by BCP 47 tag and `x-default`. */
  alternates?: Readonly<Record<string, string>>;
  /** Things of schema.org that the page is about. */
  things?: readonly LinkedThing[];
  /** The address is of something that is not there, or not there any more. */
  isMissing?: boolean;
};

export type LinkedThing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

type PageShop = {
  code: string;
  storeName: string;
  logo: string | null;
  colour: string | null;
  propaganda?: string;
  banner?: readonly string[];
  /** For narrow windows, beside each banner; '' where that is cut. */
  bannerNarrow?: readonly string[];
  /** Where its banners lead, under two names (spec §7). */
  bannerHref?: readonly string[];
  bannerHreff?: readonly string[];
};
