import { contrast, fromOklab, toOklab } from './colour.ts';

export type Shade = 'light' | 'dark';
export type BrandTones = { brand: string; hover: string; on: string; soft: string };

/**
 * Tones of a shop's colour (#rrggbb) for both themes, computed in OKLCH (Björn Ottosson, "A perceptual color
 * space for image processing", 2020): the hue stays, the chroma is capped, and the lightness changes in small
 * steps until the ink has a contrast of 4.5 : 1 on every ground, on its own soft ground, and under the text
 * of a button.
 */
export const brandTones = (hex: string): Record<Shade, BrandTones> => ({
  light: tonesIn(rules.light, hex),
  dark: tonesIn(rules.dark, hex),
});

/** A strong colour near terracotta makes every button look like a discount; such a shop has ink buttons. */
export const clashesWithSale = (hex: string, sale = '#ad4a2d'): boolean => {
  const [shop, red] = [polar(hex), polar(sale)];
  const apart = Math.abs(shop.hue - red.hue);
  return shop.chroma > 0.08 && Math.min(apart, 2 * Math.PI - apart) < (25 * Math.PI) / 180;
};

type Rule = {
  /** Canvas, surface and muted surface of the theme in tokens.css. */
  grounds: readonly string[];
  /** Lightness by which the ink moves away from the grounds. */
  step: number;
  /** The lowest lightness at which the search starts. */
  floor: number;
  maxChroma: number;
  soft: readonly [lightness: number, chroma: number];
  hover: number;
  /** Text on the fill. */
  on: readonly [lightness: number, chroma: number];
};

const rules: Record<Shade, Rule> = {
  light: {
    grounds: ['#fbf9f6', '#ffffff', '#f3eee7'],
    step: -0.005,
    floor: 0,
    maxChroma: 0.16,
    soft: [0.93, 0.02],
    hover: -0.06,
    on: [1, 0],
  },
  dark: {
    grounds: ['#181512', '#211d19', '#2b2621'],
    step: 0.005,
    floor: 0.72,
    maxChroma: 0.09,
    soft: [0.3, 0.03],
    hover: 0.05,
    on: [0.22, 0.03],
  },
};

const reads = 4.5;

const tonesIn = (rule: Rule, hex: string): BrandTones => {
  const { lightness, chroma, hue } = polar(hex);
  const tone = (l: number, most: number) => {
    const c = Math.min(chroma, most);
    return fromOklab([l, c * Math.cos(hue), c * Math.sin(hue)]);
  };
  const soft = tone(...rule.soft);
  const on = tone(...rule.on);
  const fits = (l: number) =>
    [...rule.grounds, soft, on].every((ground) => contrast(tone(l, rule.maxChroma), ground) >= reads) &&
    contrast(tone(l + rule.hover, rule.maxChroma), on) >= reads;

  let l = Math.max(lightness, rule.floor);
  while (!fits(l) && l > 0 && l < 1) l += rule.step;
  return { brand: tone(l, rule.maxChroma), hover: tone(l + rule.hover, rule.maxChroma), on, soft };
};

const polar = (hex: string) => {
  const [lightness, a, b] = toOklab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
};
