import { upload } from '@mall/contract/core/limits';
import type { Size } from './crop.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** A picture file that was read: its pixels, upright, and an address to show it by. `close` when it is not needed any more. */
export type ReadPicture = Size & {
  readonly pixels: ImageBitmap;
  readonly url: string;
  readonly close: () => void;
};

/** Why a file is no picture for us, before anything is sent. */
export type Unread = { readonly why: 'type' | 'bytes' | 'pixels' };

/** Reads a picture file; files of another type, too large, or that are no picture inside come back as the reason. */
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
