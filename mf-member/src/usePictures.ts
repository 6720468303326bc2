import { useTranslation } from 'react-i18next';
import { upload } from '@mall/contract/core/limits';
import type { Sent } from '@mall/contract/operations';
import { ApiError, common, toast, uploadPicture } from '@mall/platform';
import { usePictureList } from '@mall/ui';

type PictureKind = NonNullable<Sent<'media.upload'>['kind']>;

/**
 * Pictures of one kind, stored on the server as soon as they are chosen. `field` has the props of
 * `UploadField`.
 */
export const usePictures = (
  { kind, max }: { kind: PictureKind; max: number },
  urls: readonly string[],
  onStored: (url: string) => void,
  onRemoved: (url: string) => void,
) => {
  const { t } = useTranslation('member');
  const { items, busy, add, remove, retry } = usePictureList({
    urls,
    store: async (file, onProgress) => (await uploadPicture(file, kind, { onProgress })).url,
    onStored,
    onRemoved,
    say: (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  });
  const onRefuse = (files: readonly File[]): void =>
    toast.error(files.some(isPicture) ? t('review.tooMany', { max }) : common('failure.uploadFormat'));
  return {
    busy,
    field: { items, max, maxBytes: upload.maxBytes, onAdd: add, onRemove: remove, onRetry: retry, onRefuse },
  };
};

/** A refused file that fits was one too many. */
const isPicture = (file: File): boolean =>
  file.size <= upload.maxBytes && /^image\/(jpeg|png|webp)$/.test(file.type);
