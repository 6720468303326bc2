import { logo, shopBanner, upload } from '@mall/contract/core/limits';
import { type PictureWidth, pictureWidths } from '@mall/contract/core/media';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { atMost } from './at-most.ts';

export type PictureKind = Input<'media.upload'>['kind'];
export type Picture = { readonly bytes: Buffer; readonly w: number; readonly h: number };

sharp.concurrency(1);
/** A decoded picture of 40 Mpx takes 160 MB: two at a time, the others wait. */
const inTurn = atMost(2);

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const quality = { webp: 82 } as const;
const avatarSide = 400;
const longestSide = 2000;
const oneMegabyte = 1024 * 1024;

/**
 * Turns an uploaded file into a picture of ours: its type is sniffed, its pixels are counted before it is
 * decoded, it is turned upright and encoded anew, so that nothing of the file itself (EXIF, location,
 * scripts) is stored. Throws upload.notImage, upload.tooLarge, upload.wrongSize.
 */
export const toPicture = async (file: Buffer, kind: PictureKind): Promise<Picture> => {
  const most = kind === 'logo' ? upload.logoMaxBytes : upload.maxBytes;
  if (file.length > most) throw new Refusal('upload.tooLarge', { max: most / oneMegabyte });
  const type = await fileTypeFromBuffer(file);
  if (type === undefined || !accepted.has(type.mime)) throw new Refusal('upload.notImage');
  return inTurn(async () => {
    try {
      const upright = sharp(file, { limitInputPixels: upload.maxPixels, failOn: 'error' }).autoOrient();
      await refuseTooSmall(file, kind);
      const { data, info } = await shaped(upright, kind)
        .webp({ quality: quality.webp })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, w: info.width, h: info.height };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('upload.notImage');
    }
  });
};

/** Whether a file is a picture that `toPicture` accepts: every pixel is read, nothing is kept. */
export const isPicture = async (file: Buffer): Promise<boolean> => {
  if (file.length > upload.maxBytes) return false;
  const type = await fileTypeFromBuffer(file);
  if (type === undefined || !accepted.has(type.mime)) return false;
  return inTurn(async () => {
    try {
      await sharp(file, { limitInputPixels: upload.maxPixels, failOn: 'error' })
        .resize(probeSide)
        .raw()
        .toBuffer();
      return true;
    } catch {
      return false;
    }
  });
};
const probeSide = 32;

/** A stored picture in one of the widths of the contract, never enlarged. */
export const narrowed = (bytes: Buffer, width: PictureWidth): Promise<Buffer> =>
  inTurn(() =>
    sharp(bytes, { limitInputPixels: upload.maxPixels })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: quality.webp })
      .toBuffer(),
  );

export const isPictureWidth = (width: number): width is PictureWidth =>
  pictureWidths.some((one) => one === width);

/**
 * A logo is fitted whole into 180×50, a banner is cropped to its size, a portrait to a square; the rest keeps
 * its shape.
 */
const shaped = (picture: Sharp, kind: PictureKind): Sharp => {
  if (kind === 'logo')
    return picture.resize({
      width: logo.width,
      height: logo.height,
      fit: 'contain',
      background: { r: 255, g: 255, b: 255, alpha: 0 },
    });
  if (kind === 'banner') return picture.resize({ ...shopBanner.wide, fit: 'cover' });
  if (kind === 'bannerNarrow') return picture.resize({ ...shopBanner.narrow, fit: 'cover' });
  if (kind === 'avatar') return picture.resize({ width: avatarSide, height: avatarSide, fit: 'cover' });
  return picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
};

const wantedSize: Partial<Record<PictureKind, { width: number; height: number }>> = {
  logo,
  banner: shopBanner.wide,
  bannerNarrow: shopBanner.narrow,
};

/** Nothing is enlarged: a banner fills its area, a logo reaches one side of its own. */
const refuseTooSmall = async (file: Buffer, kind: PictureKind): Promise<void> => {
  const wanted = wantedSize[kind];
  if (wanted === undefined) return;
  const { autoOrient: real } = await sharp(file, { limitInputPixels: upload.maxPixels }).metadata();
  const fits = [real.width >= wanted.width, real.height >= wanted.height];
  if (kind === 'logo' ? !fits.includes(true) : fits.includes(false))
    throw new Refusal('upload.wrongSize', { w: wanted.width, h: wanted.height });
};
