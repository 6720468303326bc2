import { bannerType } from '@mall/contract/core/limits';
import { useQueryOf } from '@mall/platform';

/**
 * The platform's picture for each brand (banners of type 4, spec §7), by the brand's id; empty until it has
 * loaded.
 */
export const useBrandRooms = (): ReadonlyMap<string, string> => {
  const banners = useQueryOf('banner.list', { type: bannerType.brand, page: 1, size: 100 }, { quiet: true });
  return new Map(
    (banners.data?.list ?? []).flatMap(({ class_id, pc_image }) =>
      class_id === null ? [] : [[class_id, pc_image]],
    ),
  );
};
