import { logo, shopBanner, shopName, shopText } from '@mall/contract/core/limits';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type ShopDraft, type ShopProblem, shopProblems } from '@mall/contract/seller/shop-draft';

/** The part of a shop's profile in a proposal. */
export type SomeFields = Partial<ShopDraft>;

/**
 * Only the fields that were sent, with the spec's other spelling of the banner links merged into one. Throws
 * the errors of `shopProblems`.
 */
export const fieldsOf = (input: Input<'shop.update'>): SomeFields => {
  const { withdraw, bannerHref, bannerHreff, ...rest } = input;
  if (withdraw === true) return {};
  const links = bannerHref ?? bannerHreff;
  const fields = { ...rest, ...(links === undefined ? {} : { bannerHref: links }) };
  const [problem] = Object.entries(shopProblems(fields));
  if (problem !== undefined)
    throw new Refusal(problem[1], { ...limitsOf[problem[1]], [problem[0]]: problem[1] });
  return fields;
};

const limitsOf: Record<ShopProblem, Readonly<Record<string, number>>> = {
  'shop.nameLength': shopName,
  'shop.sloganLength': { max: shopText.slogan },
  'shop.phoneForm': {},
  'shop.addressLength': { max: shopText.address },
  'shop.linkForm': {},
  'shop.tooManyBanners': { max: shopBanner.most },
};

/** A narrow picture belongs to its wide one: unless it is sent, it stays and goes with that. */
export const withNarrow = (now: ShopDraft, fields: SomeFields): SomeFields => {
  const { banner, bannerNarrow } = fields;
  if (banner === undefined && bannerNarrow === undefined) return fields;
  const wide = banner ?? now.banner;
  const kept = (url: string): string => now.bannerNarrow[now.banner.indexOf(url)] ?? '';
  return {
    ...fields,
    bannerNarrow: wide.map((url, at) => (bannerNarrow ? bannerNarrow[at] : kept(url)) ?? ''),
  };
};

/** The parts of a proposal that differ from what shoppers see. */
export const whatDiffers = (live: ShopDraft, wanted: SomeFields): SomeFields => {
  const now: Readonly<Record<string, unknown>> = live;
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(now[field]),
    ),
  );
};

/** The pictures that are neither live nor proposed yet, each with its required size. */
export const newPictures = (before: readonly ShopDraft[], fields: SomeFields) => {
  const known = new Set(
    before.flatMap(({ logo: sign, banner, bannerNarrow }) => [sign, ...banner, ...bannerNarrow]),
  );
  const asked = [
    ...(typeof fields.logo === 'string' ? [{ url: fields.logo, ...pictureOf.logo }] : []),
    ...(fields.banner ?? []).map((url) => ({ url, ...pictureOf.banner })),
    ...(fields.bannerNarrow ?? []).map((url) => ({ url, ...pictureOf.bannerNarrow })),
  ];
  return asked.filter(({ url }) => url !== '' && !known.has(url));
};

const pictureOf = {
  logo: { kind: 'logo', ...logo },
  banner: { kind: 'banner', ...shopBanner.wide },
  bannerNarrow: { kind: 'bannerNarrow', ...shopBanner.narrow },
} as const;
