import type { ShopDraft } from '@mall/contract/seller/shop-draft';
import { colour, type Entry, lines, pictures } from './entries.ts';

/** What a shop's profile says, or a proposal of a part of it. */
export const shopEntries = (draft: ShopDraft): Entry[] => [
  ...lines('name', [draft.storeName]),
  ...lines('slogan', [draft.propaganda]),
  ...lines('phone', [draft.mobile]),
  ...lines('address', [draft.address]),
  ...pictures('logo', [draft.logo]),
  ...colour('colour', draft.colour),
  ...pictures('banner', draft.banner),
  ...pictures('bannerNarrow', draft.bannerNarrow),
  ...lines('bannerLinks', draft.bannerHref),
];
