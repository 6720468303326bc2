import { type BrandTones, brandTones, type Shade } from './brand-tones.ts';

export type Theme = 'light' | 'dark' | 'system';

/**
 * Sets the page's theme. `system` follows the device at this moment; call it again when the device changes.
 */
export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme === 'system' ? systemShade() : theme;
};

/**
 * Applies a shop's colour (#rrggbb) to the page; null removes it. Only five tokens change, and they are
 * readable in both themes (look, "A shop's brand"). Call it again after `applyTheme`.
 */
export const applyBrand = (colour: string | null): void => {
  const { style, dataset } = document.documentElement;
  const tones =
    colour && /^#[0-9a-f]{6}$/i.test(colour)
      ? brandTones(colour)[dataset.theme === 'dark' ? 'dark' : 'light']
      : undefined;
  for (const [name, key] of brandTokens) {
    if (tones) style.setProperty(name, tones[key]);
    else style.removeProperty(name);
  }
};

const brandTokens: readonly (readonly [string, keyof BrandTones])[] = [
  ['--brand', 'brand'],
  ['--brand-hover', 'hover'],
  ['--on-brand', 'on'],
  ['--brand-soft', 'soft'],
  ['--focus', 'brand'],
];

const systemShade = (): Shade => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
