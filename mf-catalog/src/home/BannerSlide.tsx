import { sourceSet } from '@mall/contract/core/media';
import { useAttempts } from '@mall/ui';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Inside, Look, Missing, Outside, Still, Words } from './banner-style.ts';
import type { Slide } from './useBanners.ts';

/**
 * One slide. Text on a dark picture is white, with a shade that makes it readable on any; a light picture is
 * beside its text, since it may not have a calm area. On a phone the text is under the picture, which is 420
 * px high there and so wider than the window before it is cropped; a shop's 3:1 picture is laid out like that
 * on a tablet too. A shop's own narrow picture is used in all but the widest windows. The composer draws the
 * same.
 */
export function BannerSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { t } = useTranslation('catalog');
  const { image, narrowImage, title, subtitle, alt, target } = slide;
  const { gone, waiting, attempt, failed } = useAttempts(image);
  // Text that was in the picture, or white on it, is placed beside the space of a picture that fails to load.
  const manner = gone ? 'light' : slide.manner;
  const lettered = manner === 'lettered';
  const coverUpTo = manner === 'light' || (lettered && narrowImage !== image) ? 1599 : 1199;
  return (
    <Whole slide={{ ...slide, manner }}>
      {gone && (
        <Missing aria-hidden="true">
          <ImageOff size={24} strokeWidth={1.5} />
        </Missing>
      )}
      {!gone && !waiting && (
        <picture key={attempt}>
          <source
            media={`(max-width: ${coverUpTo}px)`}
            srcSet={sourceSet(narrowImage, lettered ? 1920 : 1200) ?? narrowImage}
            sizes={`(max-width: 767px) 600px, ${lettered ? 'max(100vw, 1560px)' : '62vw'}`}
          />
          <img
            src={image}
            srcSet={sourceSet(image, 1920)}
            sizes="100vw"
            alt={alt}
            width={1920}
            height={640}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'low'}
            onError={failed}
          />
        </picture>
      )}
      {title && (
        <Words>
          <h2>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
          {target && <Look>{t('home.banner.look')}</Look>}
        </Words>
      )}
    </Whole>
  );
}

/** The whole slide is the link: inside the mall, outside it, or none. */
function Whole({ slide: { target, manner }, children }: { slide: Slide; children: ReactNode }) {
  if (!target) return <Still data-manner={manner}>{children}</Still>;
  if ('to' in target) {
    return (
      <Inside to={target.to} data-manner={manner} draggable={false}>
        {children}
      </Inside>
    );
  }
  return (
    <Outside href={target.href} target="_blank" rel="noopener" data-manner={manner}>
      {children}
    </Outside>
  );
}
