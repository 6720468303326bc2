import { shopBanner, shopName, shopText } from '../core/limits.ts';

/** The changes to a shop's profile that its staff may propose (spec §5, decisions 2.14). */
export type ShopDraft = {
  storeName: string;
  propaganda: string;
  mobile: string;
  address: string;
  logo: string | null;
  colour: string | null;
  banner: readonly string[];
  /** For windows up to 1599 px, beside each banner; '' crops the wide one. */
  bannerNarrow: readonly string[];
  bannerHref: readonly string[];
};
export type ShopField = keyof ShopDraft;
export type ShopProblem =
  | 'shop.nameLength'
  | 'shop.sloganLength'
  | 'shop.phoneForm'
  | 'shop.addressLength'
  | 'shop.linkForm'
  | 'shop.tooManyBanners';

/**
 * The problems of a proposal by field, in the order of the form; absent fields are not checked. The browser's
 * form and the server use the same rules.
 */
export const shopProblems = (draft: Partial<ShopDraft>): Partial<Record<ShopField, ShopProblem>> => {
  const { storeName, propaganda, banner, bannerHref, mobile, address } = draft;
  const links = bannerHref?.every(isShopLink) ?? true;
  return {
    ...(storeName === undefined || isShopName(storeName) ? {} : { storeName: 'shop.nameLength' }),
    ...(propaganda === undefined || isAtMost(propaganda, shopText.slogan)
      ? {}
      : { propaganda: 'shop.sloganLength' }),
    ...((banner?.length ?? 0) > shopBanner.most ? { banner: 'shop.tooManyBanners' } : {}),
    ...(links ? {} : { bannerHref: 'shop.linkForm' }),
    ...(mobile === undefined || isShopPhone(mobile) ? {} : { mobile: 'shop.phoneForm' }),
    ...(address === undefined || isAtMost(address, shopText.address)
      ? {}
      : { address: 'shop.addressLength' }),
  };
};

/**
 * The length that counts towards the limits: code points, so that an emoji is one and a Chinese character is
 * one.
 */
export const lettersIn = (text: string): number => [...text.trim()].length;

/**
 * Invisible characters could make a name look like another shop's; the joiner of emoji is not one of them.
 */
const unseen = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const isShopName = (name: string): boolean =>
  lettersIn(name) >= shopName.min && lettersIn(name) <= shopName.max && !unseen.test(name);

const isAtMost = (text: string, most: number): boolean => lettersIn(text) <= most;

/** A phone number, also a landline: 5 to 20 digits, spaces and hyphens, with or without a country. */
const isShopPhone = (phone: string): boolean => /^\+?\d[\d -]{4,19}$/.test(phone.trim());

/** The target of a banner: nothing, a page of the mall, or a web page elsewhere; never a script. */
export const isShopLink = (link: string): boolean =>
  link === '' ||
  (link.length <= shopText.link && (/^\/(?![/\\])\S*$/.test(link) || /^https?:\/\/[^\s/]\S*$/i.test(link)));
