import { PaletteButton } from '@mall/office/palette';
import { shopPalette } from './shop-palette.ts';

/** The search of a shop's office, and its keys. */
export const FindButton = () => <PaletteButton desk={shopPalette} />;
