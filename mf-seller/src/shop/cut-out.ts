import type { Cut, Fit, Size } from './crop.ts';

/**
 * The chosen part of a picture in the required size; a logo keeps its transparency. Throws where there is no
 * canvas.
 */
export const cutOut = async (pixels: ImageBitmap, cut: Cut, wanted: Size, fit: Fit): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = wanted.width;
  canvas.height = wanted.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  const { width, height } = pixels;
  context.drawImage(pixels, -cut.x / cut.scale, -cut.y / cut.scale, width / cut.scale, height / cut.scale);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('The picture could not be written.')) : resolve(blob);
    canvas.toBlob(done, fit === 'whole' ? 'image/png' : 'image/webp', quality);
  });
};

/** The server encodes it once more, so little may be lost here. */
const quality = 0.95;
