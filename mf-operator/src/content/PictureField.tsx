import { upload } from '@mall/contract/core/limits';
import { ApiError, toast, uploadPicture } from '@mall/platform';
import { UploadField, usePictureList } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type Props = {
  label: string;
  hint: string;
  url: string | null;
  error?: string | undefined;
  optional?: boolean;
  onChange: (url: string | null) => void;
};

/** One picture, stored as soon as it is chosen. */
export function PictureField({ label, hint, url, error, optional = false, onChange }: Props) {
  const { t } = useTranslation('content');
  const picture = usePictureList({
    urls: url === null ? [] : [url],
    store: async (file, onProgress) => (await uploadPicture(file, 'product', { onProgress })).url,
    onStored: onChange,
    onRemoved: () => onChange(null),
    say: (reason) => {
      if (reason instanceof ApiError) return reason.message;
      throw reason;
    },
  });
  return (
    <UploadField
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      max={1}
      maxBytes={upload.maxBytes}
      items={picture.items}
      onAdd={picture.add}
      onRemove={picture.remove}
      onRetry={picture.retry}
      onRefuse={() => toast.error(t('wrong.file', { max: upload.maxBytes / (1024 * 1024) }))}
    />
  );
}
