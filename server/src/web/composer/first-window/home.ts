import { bannerTarget, jumpTarget, type Target } from '@mall/contract/catalog/banner-target';
import type { Language } from '@mall/contract/core/languages';
import { sourceSet } from '@mall/contract/core/media';
import { say } from '../../phrases.ts';
import { escapeHtml } from '../html.ts';
import { answerOf, attribute, block } from './parts.ts';
import type { WindowAsked } from './window-asked.ts';

type Slide = {
  image: string;
  narrowImage: string;
  manner: 'light' | 'dark' | 'lettered';
  title: string;
  subtitle: string;
  target: Target | undefined;
};

/** The first slide of the home page's banner, as mf-catalog's `BannerSlide` draws it. */
export const homeWindow = (asked: WindowAsked): string | undefined => {
  const slide = slideOf(asked);
  if (slide === undefined) return undefined;
  const { shop, app } = asked.data;
  const mall = shop?.storeName ?? app?.shop_name ?? '';
  return `<h1 class="first-hidden">${escapeHtml(mall)}</h1>${block('first-banner', linked(slide, asked.reader.language))}`;
};

const slideOf = ({ data, opens }: WindowAsked): Slide | undefined => {
  const { shop } = data;
  const own = shop?.banner?.[0];
  if (shop && own !== undefined) {
    return {
      image: own,
      narrowImage: shop.bannerNarrow?.[0] || own,
      manner: 'lettered',
      title: shop.storeName,
      subtitle: shop.propaganda ?? '',
      target: jumpTarget(shop.bannerHref?.[0] ?? shop.bannerHreff?.[0] ?? '', opens),
    };
  }
  const banner = answerOf(data, 'banner.list')?.list[0];
  return (
    banner && {
      image: banner.pc_image,
      narrowImage: banner.mobile_image ?? banner.pc_image,
      manner: banner.tone,
      title: banner.title,
      subtitle: banner.subtitle,
      target: bannerTarget(banner, opens),
    }
  );
};

const linked = (slide: Slide, language: Language): string => {
  const { manner, target } = slide;
  if (target === undefined)
    return `<div class="first-slide" data-manner="${manner}">${inside(slide, language)}</div>`;
  const leads = 'to' in target ? target.to : target.href;
  const away = 'to' in target ? '' : ' target="_blank" rel="noopener"';
  return `<a class="first-slide" data-manner="${manner}" href="${escapeHtml(leads)}"${away}>${inside(slide, language)}</a>`;
};

const inside = (
  { image, narrowImage, manner, title, subtitle, target }: Slide,
  language: Language,
): string => {
  const lettered = manner === 'lettered';
  const coverUpTo = manner === 'light' || (lettered && narrowImage !== image) ? 1599 : 1199;
  const narrow = sourceSet(narrowImage, lettered ? 1920 : 1200) ?? narrowImage;
  const sizes = `(max-width: 767px) 600px, ${lettered ? 'max(100vw, 1560px)' : '62vw'}`;
  const wide = `<img src="${escapeHtml(image)}"${attribute('srcset', sourceSet(image, 1920))} sizes="100vw" alt="" width="1920" height="640" fetchpriority="high">`;
  const other = `<source media="(max-width: ${coverUpTo}px)"${attribute('srcset', narrow)} sizes="${sizes}">`;
  const look = target === undefined ? '' : `<span class="first-look">${say('first.look', language)}</span>`;
  const words =
    title &&
    block('first-words', `<h2>${escapeHtml(title)}</h2>`, subtitle && `<p>${escapeHtml(subtitle)}</p>`, look);
  return `<picture>${other}${wide}</picture>${words}`;
};
