import { bcp47, type Language } from '@mall/contract/core/languages';
import { paths } from '@mall/contract/core/paths';

type Installed = {
  readonly name: string;
  readonly slogan: string;
  readonly colour: string | null;
  readonly shopCode: string | undefined;
  readonly language: Language;
};

/** Sides of the icons that phones request, in pixels; the first is Apple's. */
export const iconSides = [180, 192, 512] as const;

/** The mall as an application on a home screen, under its shop's name (W3C Web Application Manifest). */
export const webManifest = ({ name, slogan, colour, shopCode, language }: Installed) => {
  const query = new URLSearchParams({
    lang: language,
    ...(shopCode === undefined ? {} : { code: shopCode }),
  });
  const icon = (side: number) => ({
    src: `/app-icon-${side}.png?${query.toString()}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  return {
    id: shopCode === undefined ? '/' : `/?code=${shopCode}`,
    name,
    short_name: [...name].slice(0, 12).join(''),
    description: slogan,
    lang: bcp47[language],
    start_url: `${paths.home()}?${query.toString()}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: colour ?? '#ffffff',
    icons: [
      ...iconSides.map((side) => ({ ...icon(side), purpose: 'any' })),
      { ...icon(512), purpose: 'maskable' },
    ],
  };
};
