/** What shops send in for review, in the order of the filter. */
export const workKinds = ['goods', 'package', 'case', 'brand', 'shop'] as const;
export type WorkKind = (typeof workKinds)[number];

export const workStates = ['waiting', 'decided'] as const;

/** Templates of reasons: how many there can be, and their characters. */
export const reasonLimits = { most: 30, text: 300 } as const;

/** What a review shows of a work: of a product, a package, a design case, a brand, a shop's profile. */
export const workFields = [
  'name',
  'category',
  'brand',
  'unit',
  'origin',
  'hardness',
  'images',
  'video',
  'spec',
  'specPictures',
  'price',
  'supply',
  'stock',
  'articleNo',
  'offered',
  'size',
  'boxes',
  'member',
  'freightKind',
  'freight',
  'lead',
  'detail',
  'detailImages',
  'fact',
  'keywords',
  'styles',
  'materials',
  'onSale',
  'isNew',
  'recommend',
  'influencer',
  'custom',
  'sales',
  'slogan',
  'tier',
  'special',
  'cover',
  'banner',
  'album',
  'spots',
  'slot',
  'priceKind',
  'title',
  'intro',
  'room',
  'style',
  'area',
  'pictures',
  'plan',
  'logo',
  'sort',
  'phone',
  'address',
  'colour',
  'bannerNarrow',
  'bannerLinks',
] as const;
export type WorkField = (typeof workFields)[number];
