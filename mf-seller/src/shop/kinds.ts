import { logo, shopBanner } from '@mall/contract/core/limits';
import type { Fit, Size } from './crop.ts';

export type PictureKind = 'logo' | 'banner' | 'bannerNarrow';

/** The requirements of each picture of a shop (spec §5). */
export const wantedOf: Readonly<Record<PictureKind, { wanted: Size; fit: Fit }>> = {
  logo: { wanted: logo, fit: 'whole' },
  banner: { wanted: shopBanner.wide, fit: 'cover' },
  bannerNarrow: { wanted: shopBanner.narrow, fit: 'cover' },
};
