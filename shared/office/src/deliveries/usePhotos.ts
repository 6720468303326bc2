import { upload } from '@mall/contract/core/limits';
import { ApiError, uploadPicture } from '@mall/platform';
import { usePictureList } from '@mall/ui';
import { useRef } from 'react';

/** Private photos of a delivery; they are stored as soon as they are chosen. `field` is for `UploadField`. */
export const usePhotos = (urls: readonly string[], onChange: (urls: string[]) => void) => {
  // An upload ends later than the render that started it, and adds to the then current photos.
  const latest = useRef(urls);
  latest.current = urls;
  const change = (next: string[]): void => {
    latest.current = next;
    onChange(next);
  };
  const { items, busy, add, remove, retry } = usePictureList({
    urls,
    store: async (file, onProgress) => (await uploadPicture(file, 'delivery', { onProgress })).url,
    onStored: (url) => change([...latest.current, url]),
    onRemoved: (url) => change(latest.current.filter((one) => one !== url)),
    say: (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  });
  return {
    busy,
    field: { items, maxBytes: upload.maxBytes, onAdd: add, onRemove: remove, onRetry: retry },
  };
};
