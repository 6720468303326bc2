import { bannerType } from '@mall/contract/core/limits';
import { opens, useQueryOf, useShop } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { bannerTarget, jumpTarget, type Target } from '@mall/contract/catalog/banner-target';

export type Slide = {
  id: string;
  image: string;
  narrowImage: string;
  target?: Target;
  /**
   * A shop's picture contains its own lettering: our text is only under it, on a phone, where it is cropped.
   */
  manner: 'light' | 'dark' | 'lettered';
  title: string;
  subtitle: string;
  alt: string;
};

type Banners =
  | { status: 'loading' | 'empty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; slides: Slide[] };

/** The slides of the home page: the shop's own first (spec §2), then the platform's. */
export const useBanners = (): Banners => {
  const { t } = useTranslation('catalog');
  const shop = useShop();
  const banners = useQueryOf('banner.list', { type: bannerType.home }, { quiet: true });

  const ofShop = (shop?.banner ?? []).map((image, index): Slide => {
    const href = shop?.bannerHref[index] ?? shop?.bannerHreff[index] ?? '';
    return {
      id: `shop${index}`,
      image,
      narrowImage: shop?.bannerNarrow[index] || image,
      target: jumpTarget(href, opens),
      manner: 'lettered',
      title: shop?.storeName ?? '',
      subtitle: shop?.propaganda ?? '',
      alt: t('home.banner.ofShop', { shop: shop?.storeName ?? '', at: index + 1 }),
    };
  });
  const ofMall = (banners.data?.list ?? []).map(
    (banner): Slide => ({
      id: banner.id,
      image: banner.pc_image,
      narrowImage: banner.mobile_image ?? banner.pc_image,
      target: bannerTarget(banner, opens),
      manner: banner.tone,
      title: banner.title,
      subtitle: banner.subtitle,
      alt: '',
    }),
  );
  const slides = [...ofShop, ...ofMall];
  if (slides.length > 0) return { status: 'ready', slides };
  if (banners.isError) return { status: 'failed', retry: () => void banners.refetch() };
  return { status: banners.isPending ? 'loading' : 'empty' };
};
