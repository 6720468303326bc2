import { ApiError, uploadPicture } from '@mall/platform';
import { usePictureList } from '@mall/ui';
import { useRef } from 'react';

/** Pictures that are stored as soon as they are chosen; each has its own progress and retry. */
export const useStoredPictures = (urls: readonly string[], onChange: (urls: string[]) => void) => {
  // An upload ends later than the render that started it, and adds to the then current pictures.
  const latest = useRef(urls);
  latest.current = urls;
  return usePictureList({
    urls,
    store: async (file, onProgress) => (await uploadPicture(file, 'product', { onProgress })).url,
    onStored: (url) => {
      const next = [...latest.current, url];
      latest.current = next;
      onChange(next);
    },
    onRemoved: (url) => onChange(latest.current.filter((one) => one !== url)),
    say: (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  });
};
