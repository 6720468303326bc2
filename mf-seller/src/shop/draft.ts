import type { Output } from '@mall/contract/operations';
import { shopProblems, type ShopProblem } from '@mall/contract/seller/shop-draft';

export type Profile = Output<'shop.profile'>;
export type Banner = {
  image: string;
  /** For narrow windows; '' when it is cropped from `image`. */
  narrow: string;
  href: string;
};
export type Draft = {
  storeName: string;
  propaganda: string;
  colour: string;
  logo: string | null;
  banners: readonly Banner[];
  mobile: string;
  address: string;
};
export type Field = keyof Draft;

type Shown = Pick<
  Profile['live'],
  | 'storeName'
  | 'propaganda'
  | 'colour'
  | 'logo'
  | 'banner'
  | 'bannerNarrow'
  | 'bannerHref'
  | 'mobile'
  | 'address'
>;

/** The shop as the owner wants it: the live version with the change in review applied. */
export const draftOf = ({ live, change }: Profile): Draft =>
  toDraft({ ...live, ...(change?.status === 'pending' ? change.fields : {}) });

/** The rejected change, to be corrected and sent again. */
export const rejectedDraft = ({ live, change }: Profile): Draft => toDraft({ ...live, ...change?.fields });

const toDraft = (shown: Shown): Draft => ({
  storeName: shown.storeName,
  propaganda: shown.propaganda,
  colour: shown.colour ?? '',
  logo: shown.logo,
  banners: shown.banner.map((image, at) => ({
    image,
    narrow: shown.bannerNarrow[at] ?? '',
    href: shown.bannerHref[at] ?? '',
  })),
  mobile: shown.mobile,
  address: shown.address,
});

/**
 * The request body: every field, since one change in review holds everything that was changed; the server
 * stores the difference.
 */
export const fieldsOf = ({ banners, colour, ...draft }: Draft) => ({
  ...draft,
  colour: colour === '' ? null : colour,
  banner: banners.map(({ image }) => image),
  bannerNarrow: banners.map(({ narrow }) => narrow),
  bannerHref: banners.map(({ href }) => href.trim()),
});

/** The fields that differ from the published version. */
export const changedFields = (draft: Draft, live: Profile['live']): ReadonlySet<Field> => {
  const now = toDraft(live);
  const names = Object.keys(now) as Field[]; // our object literals have no other keys
  return new Set(names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(now[name])));
};

/** The rules of spec §5, which the server checks too. */
export const draftProblems = (draft: Draft): Partial<Record<Field, ShopProblem>> => {
  const { banner, bannerHref, ...problems } = shopProblems(fieldsOf(draft));
  const ofBanners = banner ?? bannerHref;
  const { storeName, propaganda, mobile, address } = problems;
  return {
    ...(storeName ? { storeName } : {}),
    ...(propaganda ? { propaganda } : {}),
    ...(ofBanners ? { banners: ofBanners } : {}),
    ...(mobile ? { mobile } : {}),
    ...(address ? { address } : {}),
  };
};

/** The number of changes in a proposal as the reader counts them: a banner's pictures and links are one. */
export const countChanged = (fields: object): number =>
  new Set(Object.keys(fields).map((name) => (name.startsWith('banner') ? 'banners' : name))).size;
