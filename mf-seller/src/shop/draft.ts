import { shopName } from '@mall/contract/limits';
import type { Output } from '@mall/contract/operations';

export type Profile = Output<'shop.profile'>;
export type Banner = { image: string; href: string };
export type Draft = {
  storeName: string;
  propaganda: string;
  mobile: string;
  address: string;
  colour: string;
  logo: string | null;
  banners: readonly Banner[];
};
export type Field = keyof Draft;
export type Problem = 'name' | 'phone' | 'href';

export const maxBanners = 5;
const sloganMax = 60;
const addressMax = 120;
export const limits = { slogan: sloganMax, address: addressMax } as const;

/** The shop as the owner wants it: what is live, with the change in review upon it. */
export const draftOf = ({ live, change }: Profile): Draft => {
  const wanted = { ...live, ...(change?.status === 'pending' ? change.fields : {}) };
  return {
    storeName: wanted.storeName,
    propaganda: wanted.propaganda,
    mobile: wanted.mobile,
    address: wanted.address,
    colour: wanted.colour ?? '',
    logo: wanted.logo,
    banners: wanted.banner.map((image, index) => ({ image, href: wanted.bannerHref[index] ?? '' })),
  };
};

/** What is to be sent: every field, since one change in review holds all that was changed. */
export const fieldsOf = ({ banners, colour, ...draft }: Draft) => ({
  ...draft,
  colour: colour === '' ? null : colour,
  banner: banners.map(({ image }) => image),
  bannerHref: banners.map(({ href }) => href),
});

/** Which fields differ from what shoppers see now. */
export const changedFields = (draft: Draft, live: Profile['live']): ReadonlySet<Field> => {
  const now = draftOf({ live, change: null, promotionUrl: '' });
  const names: Field[] = ['storeName', 'propaganda', 'mobile', 'address', 'colour', 'logo', 'banners'];
  return new Set(names.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(now[name])));
};

const inMall = (href: string): boolean =>
  href === '' || /^\/(?![/\\])/.test(href) || /^https:\/\/[^\s]+$/.test(href);

/** The rules of spec §5, as the server checks them too. A name is counted in characters, not in bytes. */
export const draftProblems = (draft: Draft): Partial<Record<Field, Problem>> => {
  const letters = [...draft.storeName.trim()].length;
  return {
    ...(letters >= shopName.min && letters <= shopName.max ? {} : { storeName: 'name' as const }),
    ...(/^\+?\d[\d -]{4,19}$/.test(draft.mobile.trim()) ? {} : { mobile: 'phone' as const }),
    ...(draft.banners.every(({ href }) => inMall(href)) ? {} : { banners: 'href' as const }),
  };
};
