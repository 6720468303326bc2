import { useState } from 'react';
import type { UploadItem } from '../form/upload-files.ts';

type Underway = UploadItem & { file: File };

type PictureListOptions = {
  /** Addresses of the stored pictures. */
  urls: readonly string[];
  /** Stores one picture and returns its address. */
  store: (file: File, onProgress: (share: number) => void) => Promise<string>;
  onStored: (url: string) => void;
  onRemoved: (url: string) => void;
  /** Returns the message for a picture that could not be stored; it may throw the error on. */
  say: (error: unknown) => string;
};

let last = 0;

/**
 * Pictures that are stored as soon as they are chosen: the stored ones by address, and those that upload. For
 * `UploadField`.
 */
export const usePictureList = ({ urls, store, onStored, onRemoved, say }: PictureListOptions) => {
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  /**
   * A picture that was stored on this visit is displayed from its file: a private picture has no address that
   * opens it yet.
   */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const change = (id: string, part: Partial<Underway>) =>
    setUnderway((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const forget = (id: string) => setUnderway((all) => all.filter((item) => item.id !== id));

  const begin = async ({ id, file, url: own = '' }: Underway): Promise<void> => {
    change(id, { progress: 0, error: undefined });
    try {
      const url = await store(file, (progress) => change(id, { progress }));
      forget(id);
      setChosen((all) => ({ ...all, [url]: own }));
      onStored(url);
    } catch (error) {
      change(id, { progress: undefined, error: say(error) });
    }
  };

  return {
    items: [
      ...urls.map((url) => ({ id: url, name: url.split('/').at(-1) ?? url, url: chosen[url] ?? url })),
      ...underway,
    ],
    busy: underway.some((item) => item.error === undefined),
    add: (files: File[]): void => {
      for (const file of files) {
        last += 1;
        const item: Underway = { id: `new${last}`, name: file.name, url: URL.createObjectURL(file), file };
        setUnderway((all) => [...all, item]);
        void begin(item);
      }
    },
    retry: (id: string): void => {
      const item = underway.find((known) => known.id === id);
      if (item) void begin(item);
    },
    remove: (id: string): void => (urls.includes(id) ? onRemoved(id) : forget(id)),
  };
};
