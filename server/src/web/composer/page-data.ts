import type { Language } from '@mall/contract/core/languages';

/** An area's data about the requested page. Everything in it is public. */
export type PageData = Head & {
  /** The shop of the code in the address or cookie; null for a wrong code; absent without one. */
  shop?: PageShop | null;
  app?: { shop_name: string; pc_logo: string; colour: string | null; languages: readonly Language[] };
  /** The bar above the head of the mall's pages. */
  announcement?: Announcement;
  /** First answers of the page by `firstDataKey`; only what everyone may see. */
  firstData?: Readonly<Record<string, unknown>>;
};

/** The description of a page for search engines and shared links. Addresses are absolute. */
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
  /** The page's objects of schema.org. */
  things?: readonly LinkedThing[];
  /** The object of the address does not exist, or no longer. */
  isMissing?: boolean;
};

export type LinkedThing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

export type Announcement = {
  id: string;
  text: string;
  contentLang: Language;
  link: string;
  closable: boolean;
};

type PageShop = {
  code: string;
  storeName: string;
  logo: string | null;
  colour: string | null;
  propaganda?: string;
  banner?: readonly string[];
  /** For narrow windows, beside each banner; '' where that is cropped. */
  bannerNarrow?: readonly string[];
  /** The links of its banners, under two names (spec §7). */
  bannerHref?: readonly string[];
  bannerHreff?: readonly string[];
};
