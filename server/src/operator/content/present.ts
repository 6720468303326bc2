import { bannerState } from '@mall/contract/catalog/banner';
import type { Output } from '@mall/contract/operations';
import type { BannerRow } from '../../catalog/index.ts';
import { clock } from '../../platform/clock/clock.ts';

export const toBanner = (row: BannerRow): Output<'platformBanner.save'> => ({
  id: String(row.id),
  version: row.version,
  title: row.title,
  subtitle: row.subtitle,
  picture: row.pc_image,
  narrow: row.mobile_image,
  link: row.href ?? '',
  tone: row.tone === 'dark' ? 'dark' : 'light',
  products: row.product_ids.map(String),
  languages: row.languages ?? [],
  from: row.shown_from?.toISOString() ?? null,
  to: row.shown_to?.toISOString() ?? null,
  state: row.withheld ? 'withheld' : bannerState({ from: row.shown_from, to: row.shown_to }, clock.now()),
  fromReview: row.review_id !== null,
});
