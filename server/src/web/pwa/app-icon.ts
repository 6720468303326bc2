import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A mask may cut away all but the inner four fifths (W3C manifest, "maskable"). */
const innerPart = 0.7;

/**
 * A shop's logo in the middle of a square of its own background; without a logo, the mall's. PNG, `side`
 * pixels wide.
 */
export const appIcon = async (logo: Buffer | null, side: number): Promise<Buffer> => {
  if (logo === null)
    return sharp(await sign, { density: 72 * (side / 32) })
      .resize(side, side)
      .png()
      .toBuffer();
  const inner = Math.round(side * innerPart);
  const fitted = await sharp(logo).resize(inner, inner, { fit: 'inside' }).png().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .composite([{ input: fitted, gravity: 'centre' }])
    .png()
    .toBuffer();
};

const sign = readFile(new URL('sign.svg', import.meta.url));
