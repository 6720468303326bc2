import { type ReactNode, useId } from 'react';
import { FieldNote } from './Field.tsx';
import { pictureTypes, takeFiles, type UploadItem } from './upload-files.ts';
import { Group, Head, List } from './upload-style.ts';
import { UploadDrop } from './UploadDrop.tsx';
import { UploadPicture } from './UploadPicture.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

export type UploadFieldProps = {
  label: ReactNode;
  items: readonly UploadItem[];
  /**
   * Files that were chosen, dropped or pasted and that fit type, size and number. The caller uploads them.
   */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Files that were refused here: too large or not a picture. */
  onRefuse?: (files: File[]) => void;
  max?: number;
  maxBytes?: number;
  accept?: string;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
};

/** A field to choose pictures. It uploads nothing: progress, failure and address come in through `items`. */
export function UploadField(props: UploadFieldProps) {
  const {
    label,
    items,
    onAdd,
    onRemove,
    onRetry,
    onRefuse,
    max = 9,
    maxBytes = 10 * 1024 * 1024,
    hint,
    error,
    optional,
    accept = pictureTypes,
  } = props;
  const t = usePhrases();
  const id = useId();
  const room = max - items.length;

  const note = hint || error ? `${id}-note` : undefined;
  const take = (files: FileList | null) => takeFiles(files, { accept, maxBytes, room, onAdd, onRefuse });

  return (
    <Group
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={note}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <Head>
        <b id={`${id}-label`}>{label}</b>
        <small>{optional ? t('field.optional') : max > 1 ? `${items.length} / ${max}` : null}</small>
      </Head>
      <List>
        {items.map((item) => (
          <UploadPicture key={item.id} item={item} side={96} onRemove={onRemove} onRetry={onRetry} />
        ))}
        {room > 0 && (
          <UploadDrop accept={accept} multiple={max > 1} note={note} bad={Boolean(error)} onTake={take} />
        )}
      </List>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </Group>
  );
}
