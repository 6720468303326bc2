import { upload as limits } from '@mall/contract/core/limits';
import { ApiError, common, uploadPicture } from '@mall/platform';
import { type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLargeEnough } from './crop.ts';
import { type PictureKind, wantedOf } from './kinds.ts';
import { pictureTypes, readPicture, type ReadPicture } from './read-picture.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx').then((m) => ({ default: m.CropDialog })));

export type Picking = {
  choose: () => void;
  reading: boolean;
  /** The error of the chosen file: a sentence that says how to correct it. */
  error: string | undefined;
  drop: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
};

type PicturePickerProps = {
  /** The sizes to crop from the one file, in this order. */
  kinds: readonly PictureKind[];
  /** The addresses of the stored pictures, in the order of `kinds`. */
  onTake: (urls: readonly string[]) => void;
  children: (picking: Picking) => ReactNode;
};

/**
 * From a local file to stored pictures of the right size: chosen or dropped, validated, cropped, uploaded.
 */
export function PicturePicker({ kinds, onTake, children }: PicturePickerProps) {
  const { t } = useTranslation('shopInfo');
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ReadPicture>();
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string>();

  const take = async (file: File) => {
    setReading(true);
    setError(undefined);
    const read = await readPicture(file);
    setReading(false);
    if ('why' in read) return setError(t(`picture.${read.why}`, { mb: limits.logoMaxBytes / 1024 / 1024 }));
    const small = kinds.find((kind) => !isLargeEnough({ picture: read, ...wantedOf[kind] }));
    if (small === undefined) return setPicture(read);
    read.close();
    const { width, height } = wantedOf[small].wanted;
    const which = wantedOf[small].fit === 'whole' ? 'picture.smallLogo' : 'picture.small';
    setError(t(which, { width, height, w: read.width, h: read.height }));
  };
  const close = () => {
    picture?.close();
    setPicture(undefined);
  };
  const store = async (cut: readonly Blob[]): Promise<string | undefined> => {
    try {
      const stored = await Promise.all(cut.map((blob, at) => uploadPicture(blob, kinds[at] ?? 'banner')));
      onTake(stored.map(({ url }) => url));
      close();
      return undefined;
    } catch (failure) {
      if (failure instanceof ApiError) return failure.message || common('failure.operation');
      throw failure;
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      {children({
        choose: () => input.current?.click(),
        reading,
        error,
        drop: {
          onDragOver: (event) => event.preventDefault(),
          onDrop: (event) => {
            event.preventDefault();
            const [file] = event.dataTransfer.files;
            if (file) void take(file);
          },
        },
      })}
      {picture && (
        <Suspense fallback={null}>
          <CropDialog picture={picture} kinds={kinds} onDone={store} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
