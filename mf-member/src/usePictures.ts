import { useTranslation } from 'react-i18next';
import { review, upload } from '@mall/contract/limits';
import type { Sent } from '@mall/contract/operations';
import { ApiError, common, toast, uploadPicture } from '@mall/platform';
import { usePictureList } from '@mall/ui';

/** Pictures of one kind, stored with the mall as soon as they are chosen. */
export const usePictures = (
  kind: NonNullable<Sent<'media.upload'>['kind']>,
  urls: readonly string[],
  onStored: (url: string) => void,
  onRemoved: (url: string) => void,
) => {
  const { t } = useTranslation('member');
  return {
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
    refuse: (files: readonly File[]): void =>
      toast.error(
        files.some(isPicture)
          ? t('review.tooMany', { max: review.maxImages })
          : common('failure.uploadFormat'),
      ),
  };
};

/** What was refused although it fits was one too many. */
const isPicture = (file: File): boolean =>
  file.size <= upload.maxBytes && /^image\/(jpeg|png|webp)$/.test(file.type);
