import { carousel } from '@mall/contract/core/limits';
import { Carousel, FailedSection, media, SkeletonBox } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BannerSlide } from './BannerSlide.tsx';
import { useBanners } from './useBanners.ts';

/** The carousel at the top of the home page, 640 px high, a new slide every 5 s (spec §2, §9). */
export function Banner() {
  const { t } = useTranslation('catalog');
  const banners = useBanners();
  switch (banners.status) {
    case 'loading':
      return (
        <Frame aria-busy="true">
          <SkeletonBox height="100%" />
        </Frame>
      );
    case 'failed':
      return <FailedSection onRetry={banners.retry} height={520} />;
    case 'empty':
      return null;
    case 'ready':
      return (
        <Frame>
          <Slides label={t('home.banner.label')} autoplayMs={carousel.intervalMs} controls="over">
            {banners.slides.map((slide, index) => (
              <BannerSlide key={slide.id} slide={slide} first={index === 0} />
            ))}
          </Slides>
        </Frame>
      );
  }
}

const Frame = styled.div`
  height: var(--banner);
  background: var(--surface-muted);

  @media (min-width: 768px) and (max-width: 1199px) { height: 520px; }
  ${media.phone} { height: auto; min-height: var(--banner); background: none; }
`;

/*
 * The dots may lie on any picture, so they have their own background; on a phone they are at the bottom of
 * the picture.
 */
const Slides = styled(Carousel)`
  height: 100%;

  > :first-child, > :first-child > div { height: 100%; }
  > [data-place='over'] > div {
    flex: none;
    margin: 0 auto 0 0;
    padding-inline: var(--space-2);
    border-radius: var(--radius-pill);
    background: rgb(255 255 255 / 88%); /* white on a picture */
  }
  ${media.phone} { > [data-place='over'] { inset: 364px var(--margin) auto; } }
`;
