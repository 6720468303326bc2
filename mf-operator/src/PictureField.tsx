import { upload } from '@mall/contract/core/limits';
import { ApiError, toast, uploadPicture } from '@mall/platform';
import { UploadField, usePictureList } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type PictureFieldProps = {
  label: string;
  hint?: string;
  /** The address of the stored picture. */
  value: string | null;
  onChange: (url: string | null) => void;
};

/** One picture, stored as soon as it is chosen; it may be left out. */
export function PictureField({ label, hint, value, onChange }: PictureFieldProps) {
  const { t } = useTranslation('operator');
  const picture = usePictureList({
    urls: value === null ? [] : [value],
    store: async (file, onProgress) => (await uploadPicture(file, 'product', { onProgress })).url,
    onStored: onChange,
    onRemoved: () => onChange(null),
    say: (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  });
  return (
    <UploadField
      label={label}
      hint={hint}
      optional
      max={1}
      maxBytes={upload.maxBytes}
      items={picture.items}
      onAdd={picture.add}
      onRemove={picture.remove}
      onRetry={picture.retry}
      onRefuse={() => toast.error(t('picture.refused', { max: upload.maxBytes / (1024 * 1024) }))}
    />
  );
}
