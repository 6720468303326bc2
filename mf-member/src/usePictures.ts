import { useState } from 'react';
import type { Sent } from '@mall/contract/operations';
import { ApiError, common, toast, uploadPicture } from '@mall/platform';
import type { UploadItem } from '@mall/ui';

type Underway = UploadItem & { file: File };

let last = 0;

/** Pictures that are stored as soon as they are chosen: those that are there by address, and those on their way. */
export const usePictures = (
  kind: NonNullable<Sent<'media.upload'>['kind']>,
  urls: readonly string[],
  onStored: (url: string) => void,
  onRemoved: (url: string) => void,
) => {
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  const change = (id: string, part: Partial<Underway>) =>
    setUnderway((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const forget = (id: string) => setUnderway((all) => all.filter((item) => item.id !== id));

  const store = async ({ id, file }: Underway): Promise<void> => {
    change(id, { progress: 0, error: undefined });
    try {
      const { url } = await uploadPicture(file, kind, { onProgress: (progress) => change(id, { progress }) });
      forget(id);
      onStored(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change(id, { progress: undefined, error: error.message });
    }
  };

  return {
    items: [...urls.map((url) => ({ id: url, name: url.split('/').at(-1) ?? url, url })), ...underway],
    busy: underway.some((item) => item.error === undefined),
    add: (files: File[]): void => {
      for (const file of files) {
        last += 1;
        const item: Underway = { id: `new${last}`, name: file.name, url: URL.createObjectURL(file), file };
        setUnderway((all) => [...all, item]);
        void store(item);
      }
    },
    retry: (id: string): void => {
      const item = underway.find((known) => known.id === id);
      if (item) void store(item);
    },
    remove: (id: string): void => (urls.includes(id) ? onRemoved(id) : forget(id)),
    refuse: (): void => toast.error(common('failure.uploadFormat')),
  };
};
