import type { Language } from '@mall/contract/core/languages';

/** The package that a picture belongs to. */
export type Shown = {
  name: string;
  slogan: string;
  lang: Language;
  price: number;
  saving: number;
  pieces: number;
  tier: 'essential' | 'comfort' | 'signature';
  /** Where it can be changed and bought; also what its QR code opens. */
  to: string;
};
export type Slide = { picture: string; shown: Shown };
