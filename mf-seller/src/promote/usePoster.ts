import { bcp47, type Language } from '@mall/contract/languages';
import { api } from '@mall/platform';
import { brandTones } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { drawSheet, type Poster } from './draw.ts';
import type { PaperName } from './layout.ts';
import { posterWords } from './open-words.ts';
import { blobOf, loadImage, modulesIn, sizedSvg, svgAddress } from './qr-picture.ts';
import type { Promoted } from './usePromoted.ts';

export type PosterAsked = { promoted: Promoted; paper: PaperName; language: Language };

/** The poster as a PNG for print, drawn anew when anything of it changes; the last one stays until the next is there. */
export const usePoster = ({ promoted, paper, language }: PosterAsked) => {
  const { shop, product, link, code } = promoted;
  const drawn = useQuery({
    queryKey: ['poster', link, paper, language, shop, product?.name, product?.image, code !== undefined],
    enabled: code !== undefined && (product !== null || promoted.productId === ''),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: (before: Sheet | undefined) => before,
    queryFn: async (): Promise<Sheet> => {
      const canvas = document.createElement('canvas');
      canvas.lang = bcp47[language];
      drawSheet(canvas, paper, await posterOf(promoted, language));
      const blob = await blobOf(canvas);
      return { blob, url: URL.createObjectURL(blob), paper };
    },
  });
  return { sheet: drawn.data, failed: drawn.isError, retry: () => void drawn.refetch() };
};

export type Sheet = { blob: Blob; url: string; paper: PaperName };

const posterOf = async (promoted: Promoted, language: Language): Promise<Poster> => {
  const { shop, product, productId: id, code } = promoted;
  const words = await posterWords(language, { isProduct: product !== null, code: shop.code });
  const svg = code?.svg ?? '';
  const picture = product ? product.image : shop.bannerNarrow[0] || shop.banner[0];
  const [said, image, logo, qr] = await Promise.all([
    // The product as those read of it who read the poster.
    product ? api('product.detail', { id }, { lang: language }) : null,
    picture ? quietly(picture) : null,
    shop.logo === null ? null : quietly(shop.logo),
    loadImage(svgAddress(sizedSvg(svg, 400).svg)),
  ]);
  const fonts = { text: fontOf('--font'), display: fontOf('--font-display') };
  const title = said?.name ?? shop.storeName;
  await Promise.allSettled([
    document.fonts.load(`600 100px ${fonts.display}`, title),
    document.fonts.load(`400 100px ${fonts.text}`, words.caption),
    document.fonts.load(`600 100px ${fonts.text}`, words.caption),
  ]);
  const tones = brandTones(shop.colour ?? mallGreen).light;
  return {
    title,
    text: product ? [shop.storeName, shop.propaganda].filter(Boolean).join(' · ') : shop.propaganda,
    picture: image,
    isProduct: product !== null,
    logo,
    qr: { image: qr, modules: modulesIn(svg) },
    ...words,
    contact: [shop.mobile, shop.address].filter(Boolean).join(' · '),
    tone: tones.brand,
    onTone: tones.on,
    fonts,
  };
};

const mallGreen = '#2f5d50'; // --p-forest: a canvas takes no custom property

const fontOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim() || 'sans-serif';

/** A poster without a picture that does not come is still a poster. */
const quietly = (src: string): Promise<HTMLImageElement | null> => loadImage(src).catch(() => null);
