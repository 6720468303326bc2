import type { Language } from '@mall/contract/core/languages';

/** The package of a picture. */
export type Shown = {
  name: string;
  slogan: string;
  lang: Language;
  price: number;
  saving: number;
  pieces: number;
  tier: 'essential' | 'comfort' | 'signature';
  /** The page where it can be changed and bought, which its QR code opens too. */
  to: string;
};
export type Slide = { picture: string; shown: Shown };
