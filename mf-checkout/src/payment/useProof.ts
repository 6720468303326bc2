import { useState } from 'react';
import { ApiError, common, uploadPicture } from '@mall/platform';
import type { UploadItem } from '@mall/ui';

type Held = UploadItem & { file?: File; stored?: string };

/** The picture of a transfer, stored as soon as it is chosen. */
export const useProof = () => {
  const [item, setItem] = useState<Held>();

  const store = async (file: File): Promise<void> => {
    const begun: Held = { id: file.name, name: file.name, url: URL.createObjectURL(file), progress: 0, file };
    setItem(begun);
    try {
      const { url } = await uploadPicture(file, 'proof', {
        onProgress: (progress) => setItem((now) => now && { ...now, progress }),
      });
      setItem({ ...begun, progress: undefined, stored: url });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setItem({ ...begun, progress: undefined, error: error.message });
    }
  };

  return {
    items: item ? [item] : [],
    url: item?.stored,
    add: ([file]: File[]): void => {
      if (file) void store(file);
    },
    retry: (): void => {
      if (item?.file) void store(item.file);
    },
    remove: (): void => setItem(undefined),
    refuse: ([file]: File[]): void =>
      setItem({ id: 'refused', name: file?.name ?? '', error: common('failure.uploadFormat') }),
  };
};
