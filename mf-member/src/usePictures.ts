import type { Sent } from '@mall/contract/operations';
import { ApiError, common, toast, uploadPicture } from '@mall/platform';
import { usePictureList } from '@mall/ui';

/** Pictures of one kind, stored with the mall as soon as they are chosen. */
export const usePictures = (
  kind: NonNullable<Sent<'media.upload'>['kind']>,
  urls: readonly string[],
  onStored: (url: string) => void,
  onRemoved: (url: string) => void,
) => ({
  ...usePictureList({
    urls,
    store: async (file, onProgress) => (await uploadPicture(file, kind, { onProgress })).url,
    onStored,
    onRemoved,
    say: (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  }),
  refuse: (): void => toast.error(common('failure.uploadFormat')),
});
