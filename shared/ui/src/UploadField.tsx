import { ImagePlus, RotateCcw, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { FieldNote } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { Picture } from './Picture.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Corner, Drop, Fault, Group, Head, List } from './upload-style.ts';
import { usePhrases } from './usePhrases.ts';

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

export type UploadFieldProps = {
  label: ReactNode;
  items: readonly UploadItem[];
  /** Files that were chosen, dropped or pasted and that fit type, size and number. The caller uploads. */
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

/** Choosing pictures. It sends nothing: progress, failure and address come back by `items`. */
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
  } = props;
  const accept = props.accept ?? 'image/jpeg,image/png,image/webp';
  const t = usePhrases();
  const id = useId();
  const [over, setOver] = useState(false);
  const room = max - items.length;

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const fits = (file: File) => file.size <= maxBytes && accept.split(',').includes(file.type);
    const good = files.filter(fits).slice(0, room);
    const bad = files.filter((file) => !good.includes(file));
    if (good.length > 0) onAdd(good);
    if (bad.length > 0) onRefuse?.(bad);
  };
  const drop = {
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
  };

  return (
    <Group
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint || error ? `${id}-note` : undefined}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <Head>
        <b id={`${id}-label`}>{label}</b>
        <small>{optional ? t('field.optional') : max > 1 ? `${items.length} / ${max}` : null}</small>
      </Head>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <Picture src={item.url} alt={item.name} width={96} height={96} kind="photo" eager />
            {item.progress !== undefined && !item.error && (
              <ProgressBar
                label={t('upload.progress', { name: item.name })}
                value={item.progress}
                tone="brand"
              />
            )}
            {item.error && <Fault role="alert">{item.error}</Fault>}
            {item.error && onRetry && (
              <Corner data-place="start">
                <IconButton
                  tone="glass"
                  label={t('upload.retry', { name: item.name })}
                  onClick={() => onRetry(item.id)}
                >
                  <RotateCcw size={16} aria-hidden />
                </IconButton>
              </Corner>
            )}
            <Corner>
              <IconButton
                tone="glass"
                label={t('upload.remove', { name: item.name })}
                onClick={() => onRemove(item.id)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </Corner>
          </li>
        ))}
        {room > 0 && (
          <li>
            <Drop data-over={over || undefined} data-bad={error ? true : undefined} {...drop}>
              <input
                type="file"
                accept={accept}
                multiple={max > 1}
                aria-describedby={hint || error ? `${id}-note` : undefined}
                onChange={(event) => {
                  take(event.target.files);
                  event.target.value = '';
                }}
              />
              <ImagePlus size={20} strokeWidth={1.5} aria-hidden />
              <span>{t('upload.add')}</span>
            </Drop>
          </li>
        )}
      </List>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </Group>
  );
}
