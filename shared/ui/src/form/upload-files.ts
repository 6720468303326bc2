import { type ChangeEvent, type DragEvent, useState } from 'react';

export type UploadItem = {
  id: string;
  name: string;
  /** The picture's address, or a blob: address while it uploads. */
  url?: string;
  /** 0 to 1 while it uploads. */
  progress?: number;
  /** Why it failed. */
  error?: string;
};

/** The types of pictures that browsers display and the mall accepts. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

type Fitting = {
  /** Types, separated by commas. */
  accept: string;
  maxBytes: number;
  /** How many more files are allowed. */
  room: number;
  onAdd: (files: File[]) => void;
  onRefuse: ((files: File[]) => void) | undefined;
};

/** Splits files into those that fit type, size and number and those that do not. */
export const takeFiles = (list: FileList | null, { accept, maxBytes, room, onAdd, onRefuse }: Fitting) => {
  const files = [...(list ?? [])];
  const fits = (file: File) => file.size <= maxBytes && accept.split(',').includes(file.type);
  const good = files.filter(fits).slice(0, room);
  const bad = files.filter((file) => !good.includes(file));
  if (good.length > 0) onAdd(good);
  if (bad.length > 0) onRefuse?.(bad);
};

/**
 * Props of a drop zone for files (`drop`) and of its input; `over` is true while something is dragged over
 * it.
 */
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
