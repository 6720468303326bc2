import { bcp47, type Language } from '@mall/contract/core/languages';
import { brandTones } from '../base/brand-tones.ts';
import { drawSheet, type Poster } from './draw.ts';
import type { PaperName } from './layout.ts';
import { blobOf, loadImage, modulesIn, sizedSvg, svgAddress } from './qr-picture.ts';

/** The content of a poster; pictures by their addresses. */
export type PosterSource = Pick<Poster, 'title' | 'text' | 'isProduct' | 'caption' | 'code' | 'contact'> & {
  picture: string | null;
  logo: string | null;
  /** The QR code, an SVG. */
  qr: string;
  /** `#rrggbb`; the mall's green without one. */
  colour: string | null;
};

/**
 * A sheet as a PNG. The caller revokes `url` when it is no longer displayed, or leaves it to the end of the
 * page.
 */
export type Sheet = { blob: Blob; url: string; paper: PaperName };

/**
 * Draws a sheet of posters in a language, at 300 dpi. Throws when the browser cannot draw pictures or the QR
 * code cannot be read; a picture or logo that fails to load is left out.
 */
export const makeSheet = async (
  paper: PaperName,
  language: Language,
  source: PosterSource,
): Promise<Sheet> => {
  const canvas = document.createElement('canvas');
  canvas.lang = bcp47[language];
  drawSheet(canvas, paper, await loaded(source));
  const blob = await blobOf(canvas);
  return { blob, url: URL.createObjectURL(blob), paper };
};

const loaded = async (source: PosterSource): Promise<Poster> => {
  const { picture, logo, qr, colour, ...words } = source;
  const [image, mark, code] = await Promise.all([
    picture ? quietly(picture) : null,
    logo === null ? null : quietly(logo),
    loadImage(svgAddress(sizedSvg(qr, 400).svg)),
  ]);
  const fonts = { text: fontOf('--font'), display: fontOf('--font-display') };
  await Promise.allSettled([
    document.fonts.load(`600 100px ${fonts.display}`, words.title),
    document.fonts.load(`400 100px ${fonts.text}`, words.caption),
    document.fonts.load(`600 100px ${fonts.text}`, words.caption),
  ]);
  const tones = brandTones(colour ?? mallGreen).light;
  return {
    ...words,
    picture: image,
    logo: mark,
    qr: { image: code, modules: modulesIn(qr) },
    tone: tones.brand,
    onTone: tones.on,
    fonts,
  };
};

const mallGreen = '#2f5d50'; // --p-forest: a canvas takes no custom property

const fontOf = (name: string): string =>
  getComputedStyle(document.querySelector('[data-mall]') ?? document.documentElement)
    .getPropertyValue(name)
    .trim() || 'sans-serif';

/** A poster is useful even when a picture fails to load. */
const quietly = (src: string): Promise<HTMLImageElement | null> => loadImage(src).catch(() => null);
