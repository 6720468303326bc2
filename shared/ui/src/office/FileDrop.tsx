import { FileSpreadsheet, Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from '../form/Field.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { useFileDrop } from '../form/upload-files.ts';

export type FileDropProps = {
  label: ReactNode;
  /** In the field: "Choose a file or drop it here". */
  invite: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Accepted file name extensions, with their dot. */
  endings: readonly string[];
  maxBytes: number;
  /** The upload: its name, and 0 to 1 of it. */
  sending?: { name: string; progress: number; label: string };
  onFile: (file: File) => void;
  /** A file with a wrong extension or size. */
  onRefuse: (why: 'ending' | 'size', file: File) => void;
};

/** One file, chosen or dropped. It uploads nothing: progress and failure come in as props. */
export function FileDrop(props: FileDropProps) {
  const { label, invite, hint, error, endings, maxBytes, sending, onFile, onRefuse } = props;
  const id = useId();
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file === undefined || sending) return;
    if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return onRefuse('ending', file);
    if (file.size > maxBytes) return onRefuse('size', file);
    onFile(file);
  };
  const { over, drop, input } = useFileDrop(take);
  return (
    <Group>
      <label htmlFor={id}>{label}</label>
      <Field data-over={over || undefined} data-bad={error ? true : undefined} {...drop}>
        <input
          id={id}
          type="file"
          accept={endings.join(',')}
          disabled={sending !== undefined}
          aria-describedby={hint || error ? `${id}-note` : undefined}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        {sending ? (
          <>
            <FileSpreadsheet size={20} strokeWidth={1.5} aria-hidden />
            <b>{sending.name}</b>
            <ProgressBar label={sending.label} value={sending.progress} tone="brand" />
          </>
        ) : (
          <>
            <Upload size={20} strokeWidth={1.5} aria-hidden />
            <span>{invite}</span>
          </>
        )}
      </Field>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 6px;
  font-size: var(--o-s);

  > label { font-weight: var(--weight-strong); }
`;

const Field = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 8px;
  min-height: 132px;
  padding: var(--space-4);
  border: 1px dashed var(--line-strong);
  border-radius: 10px;
  background: var(--o-inset);
  color: var(--text-muted);
  text-align: center;

  > input { position: absolute; inset: 0; opacity: 0; cursor: pointer; font-size: 0; }
  > b { color: var(--text); overflow-wrap: anywhere; }
  > [role='progressbar'] { width: min(320px, 100%); }
  &:hover, &[data-over] { border-color: var(--brand); background: var(--brand-soft); color: var(--text); }
  &[data-bad] { border-color: var(--danger); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  &:has(:disabled) { background: var(--o-inset); }
`;
