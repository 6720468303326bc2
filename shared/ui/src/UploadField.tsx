import { ImagePlus, RotateCcw, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { Picture } from './Picture.tsx';
import { ProgressBar } from './ProgressBar.tsx';
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

const Group = styled.div`
  display: grid;
  gap: 6px;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: var(--step--1);

  > small { color: var(--text-muted); font-size: var(--step--2); }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 120px));
  gap: var(--space-3);

  > li { position: relative; display: grid; gap: 6px; align-content: start; }
`;

const Drop = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 6px;
  aspect-ratio: 1;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-s);
  color: var(--text-muted);
  font-size: var(--step--2);
  text-align: center;
  cursor: pointer;

  > input { position: absolute; inset: 0; opacity: 0; cursor: inherit; font-size: 0; }
  &:hover, &[data-over] { border-color: var(--brand); background: var(--brand-soft); color: var(--text); }
  &[data-bad] { border-color: var(--danger); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 3px; }
`;

const Corner = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;

  &[data-place='start'] { right: auto; left: 2px; }
`;

const Fault = styled.p`
  color: var(--danger);
  font-size: var(--step--2);
  line-height: 1.3;
`;
