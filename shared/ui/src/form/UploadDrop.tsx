import { ImagePlus } from 'lucide-react';
import { useFileDrop } from './upload-files.ts';
import { Drop } from './upload-style.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

type UploadDropProps = {
  accept: string;
  multiple: boolean;
  /** The id of the element that states the limits and the error. */
  note: string | undefined;
  bad: boolean;
  onTake: (files: FileList | null) => void;
};

/** The box in a list of pictures where more are chosen or dropped. */
export function UploadDrop({ accept, multiple, note, bad, onTake }: UploadDropProps) {
  const t = usePhrases();
  const { over, drop, input } = useFileDrop(onTake);
  return (
    <li>
      <Drop data-over={over || undefined} data-bad={bad || undefined} {...drop}>
        <input type="file" accept={accept} multiple={multiple} aria-describedby={note} {...input} />
        <ImagePlus size={20} strokeWidth={1.5} aria-hidden />
        <span>{t('upload.add')}</span>
      </Drop>
    </li>
  );
}
