import { brandRecommendSize, carousel } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { opens, useQueryOf } from '@mall/platform';
import { Carousel, FailedSection, media, Section, Skeleton, useMedia } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { BrandGrid, BrandMark } from '../BrandMark.tsx';

const onOneSlide = 6;

/** The most followed brands; on a phone six per slide, a new slide every 3 s (spec §9). */
export function Brands() {
  const { t } = useTranslation('catalog');
  const narrow = useMedia(media.phone);
  const brands = useQueryOf('brand.recommended', { page: 1, size: brandRecommendSize }, { quiet: true });
  const marks = (brands.data?.list ?? []).map((brand, index) => (
    <BrandMark key={brand.id} brand={brand} manner={index} />
  ));
  if (brands.isSuccess && marks.length === 0) return null;
  const more = opens(paths.brandList()) ? { label: t('home.brands.all'), to: paths.brandList() } : undefined;
  return (
    <Section title={t('home.brands.title')} more={more} busy={brands.isPending}>
      {brands.isPending && <Skeleton kind="block" height={248} />}
      {brands.isError && <FailedSection onRetry={() => void brands.refetch()} height={248} />}
      {brands.isSuccess &&
        (narrow ? (
          <Carousel label={t('home.brands.all')} autoplayMs={carousel.brandDelayMs}>
            {slidesOf(marks).map((slide, index) => (
              <BrandGrid key={index}>{slide}</BrandGrid>
            ))}
          </Carousel>
        ) : (
          <BrandGrid>{marks}</BrandGrid>
        ))}
    </Section>
  );
}

const slidesOf = <T,>(marks: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(marks.length / onOneSlide) }, (_, index) =>
    marks.slice(index * onOneSlide, (index + 1) * onOneSlide),
  );
