import { upload } from '@mall/contract/core/limits';
import { ApiError, toast, uploadPicture } from '@mall/platform';
import { UploadField, usePictureList } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type QrFieldProps = {
  value: string | null;
  /** Where the stored picture can be seen; its own address opens for nobody. */
  shown: string | null;
  onChange: (url: string | null) => void;
};

/** The code of an account: a private picture, stored as soon as it is chosen. */
export function QrField({ value, shown, onChange }: QrFieldProps) {
  const { t } = useTranslation('transferAccounts');
  const picture = usePictureList({
    urls: value === null ? [] : [value],
    store: async (file, onProgress) => (await uploadPicture(file, 'proof', { onProgress })).url,
    onStored: onChange,
    onRemoved: () => onChange(null),
    say: (error) => {
      if (error instanceof ApiError) return error.message;
      throw error;
    },
  });
  return (
    <UploadField
      label={t('field.qr')}
      hint={t('field.qrHint')}
      optional
      max={1}
      maxBytes={upload.maxBytes}
      items={picture.items.map((item) =>
        item.url === value && shown !== null ? { ...item, url: shown } : item,
      )}
      onAdd={picture.add}
      onRemove={picture.remove}
      onRetry={picture.retry}
      onRefuse={() => toast.error(t('field.qrRefused', { max: upload.maxBytes / (1024 * 1024) }))}
    />
  );
}
