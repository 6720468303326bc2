import { ApiError, uploadPicture } from '@mall/platform';
import { usePictureList } from '@mall/ui';
import { useRef } from 'react';

/** The pictures of a request, stored as soon as they are chosen. */
export const usePictures = (urls: readonly string[], onChange: (urls: readonly string[]) => void) => {
  // An upload ends later than the render that started it, and must add to the then current pictures.
  const latest = useRef(urls);
  latest.current = urls;
  const change = (next: readonly string[]) => {
    latest.current = next;
    onChange(next);
  };
  return usePictureList({
    urls,
    store: async (file, onProgress) => (await uploadPicture(file, 'review', { onProgress })).url,
    onStored: (url) => change([...latest.current, url]),
    onRemoved: (url) => change(latest.current.filter((one) => one !== url)),
    say: (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  });
};
