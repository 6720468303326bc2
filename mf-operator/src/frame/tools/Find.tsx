import { PaletteButton } from '@mall/office/palette';
import { mallPalette } from './mall-palette.ts';

/** The search of the console, and its keys. */
export const Find = () => <PaletteButton desk={mallPalette} />;
