import { type ChangeEvent, type DragEvent, useState } from 'react';

export type UploadItem = {
  id: string;
  name: string;
  /** Address of the picture, or a blob: address while it is on its way. */
  url?: string;
  /** 0 to 1 while it is on its way. */
  progress?: number;
  /** Why it failed. */
  error?: string;
};

/** What a browser shows and the mall takes as a picture. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

type Fitting = {
  /** Types, with commas. */
  accept: string;
  maxBytes: number;
  /** How many more there may be. */
  room: number;
  onAdd: (files: File[]) => void;
  onRefuse: ((files: File[]) => void) | undefined;
};

/** Parts files by whether they fit type, size and number. */
export const takeFiles = (list: FileList | null, { accept, maxBytes, room, onAdd, onRefuse }: Fitting) => {
  const files = [...(list ?? [])];
  const fits = (file: File) => file.size <= maxBytes && accept.split(',').includes(file.type);
  const good = files.filter(fits).slice(0, room);
  const bad = files.filter((file) => !good.includes(file));
  if (good.length > 0) onAdd(good);
  if (bad.length > 0) onRefuse?.(bad);
};

/** What a place for files needs on itself (`drop`) and on its input; `over` while something is held above it. */
export const useFileDrop = (take: (files: FileList | null) => void) => {
  const [over, setOver] = useState(false);
  return {
    over,
    drop: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    input: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        take(event.target.files);
        event.target.value = '';
      },
    },
  };
};
