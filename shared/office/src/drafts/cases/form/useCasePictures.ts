import type { CasePicture } from '@mall/contract/seller/own-cases';
import { ApiError, uploadPicture } from '@mall/platform';
import { usePictureList } from '@mall/ui';
import { useRef } from 'react';

type Measures = { w: number; h: number };

/**
 * Pictures that are stored as soon as they are chosen, with their dimensions; each has its own progress and
 * retry.
 */
export const useCasePictures = (
  pictures: readonly CasePicture[],
  onChange: (pictures: CasePicture[]) => void,
) => {
  // An upload ends later than the render that started it, and adds to the then current pictures.
  const latest = useRef(pictures);
  latest.current = pictures;
  const measures = useRef(new Map<string, Measures>());
  return usePictureList({
    urls: pictures.map(({ url }) => url),
    store: async (file, onProgress) => {
      const { url, w, h } = await uploadPicture(file, 'product', { onProgress });
      measures.current.set(url, { w, h });
      return url;
    },
    onStored: (url) => {
      const { w, h } = measures.current.get(url) ?? { w: 1, h: 1 };
      const next = [...latest.current, { url, w, h, spots: [] }];
      latest.current = next;
      onChange(next);
    },
    onRemoved: (url) => onChange(latest.current.filter((one) => one.url !== url)),
    say: (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  });
};
