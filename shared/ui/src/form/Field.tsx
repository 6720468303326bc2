import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../hooks/usePhrases.ts';

/** The common parts of every field: a label above, a hint below, and an error in place of the hint. */
export type FieldParts = {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says how to correct it. */
  error?: ReactNode;
  /** Fields are required unless marked. */
  optional?: boolean;
  /** Counter or link at the right end of the label's line. */
  aside?: ReactNode;
  /** Keeps the label for screen readers only, in search fields and table cells. */
  hideLabel?: boolean;
  className?: string;
};

/** Splits a field's props into those of its frame and those of its control. */
export const partsOf = <Props extends FieldParts & { id?: string | undefined }>({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  id,
  ...control
}: Props) => ({ field: { label, hint, error, optional, aside, hideLabel, className, id }, control });

export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldParts & { id?: string; children: (control: ControlAttributes) => ReactNode };

/** The frame around one control; `children` gets the attributes that connect label, hint and error to it. */
export function Field({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  id,
  children,
}: FieldProps) {
  const t = usePhrases();
  const own = useId();
  const controlId = id ?? own;
  const noteId = `${controlId}-note`;
  return (
    <Frame className={className} data-bad={error ? true : undefined}>
      <Line data-hidden={hideLabel || undefined}>
        <label htmlFor={controlId}>{label}</label>
        {optional && <Aside>{t('field.optional')}</Aside>}
        {aside && <Aside>{aside}</Aside>}
      </Line>
      {children({
        id: controlId,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </Frame>
  );
}

/** The line under a control: its hint, or its error with an icon. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <Note id={id} data-bad>
        <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
        <span>{error}</span>
      </Note>
    );
  }
  return hint ? <Note id={id}>{hint}</Note> : null;
}

const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  align-content: start;
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  font-size: var(--step--1);
  line-height: var(--leading-ui);

  > label { font-weight: var(--weight-strong); }
  &[data-hidden] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

const Aside = styled.span`
  margin-left: auto;
  color: var(--text-muted);
  font-size: var(--step--2);

  & + & { margin-left: 0; }
`;

const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--field-note, var(--step--1));
  line-height: var(--leading-ui);

  &[data-bad] { display: flex; gap: 6px; color: var(--danger); }
  svg { flex: none; margin-top: 1px; }
`;
