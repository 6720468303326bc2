import { upload } from '@mall/contract/core/limits';
import type { Size } from './crop.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/**
 * A decoded picture file: its pixels, upright, and an object URL. Call `close` when it is no longer needed.
 */
export type ReadPicture = Size & {
  readonly pixels: ImageBitmap;
  readonly url: string;
  readonly close: () => void;
};

/** Why a file is not an acceptable picture, before any upload. */
export type Unread = { readonly why: 'type' | 'bytes' | 'pixels' };

/**
 * Decodes a picture file; a file of another type, too large, or without a picture inside returns the reason.
 */
export const readPicture = async (file: File): Promise<ReadPicture | Unread> => {
  if (!pictureTypes.some((type) => type === file.type)) return { why: 'type' };
  if (file.size > upload.logoMaxBytes) return { why: 'bytes' };
  const pixels = await createImageBitmap(file).catch(() => undefined);
  if (pixels === undefined) return { why: 'type' };
  const { width, height } = pixels;
  if (width * height > upload.maxPixels) {
    pixels.close();
    return { why: 'pixels' };
  }
  const url = URL.createObjectURL(file);
  const close = () => {
    pixels.close();
    URL.revokeObjectURL(url);
  };
  return { pixels, width, height, url, close };
};
