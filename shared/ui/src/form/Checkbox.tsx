import { Check, Minus } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './Field.tsx';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> & {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some of the rows below are chosen, not all. */
  mixed?: boolean;
  onChange?: (checked: boolean) => void;
};

/** A checkbox. The whole line is the target. */
export function Checkbox({
  label,
  hideLabel,
  hint,
  error,
  mixed,
  onChange,
  className,
  ...input
}: CheckboxProps) {
  const noteId = useId();
  return (
    <div className={className}>
      <Line>
        <input
          {...input}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = Boolean(mixed);
          }}
          aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? noteId : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <Box aria-hidden="true">
          {mixed ? <Minus size={14} strokeWidth={2.5} /> : <Check size={14} strokeWidth={2.5} />}
        </Box>
        {!hideLabel && <span>{label}</span>}
      </Line>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

const Line = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: var(--check-line, var(--control));
  min-width: 20px;
  cursor: pointer;

  > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  > input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 3px; }
  > input:is(:checked, :indeterminate) + span { background: var(--brand); border-color: var(--brand); }
  > input:not(:checked, :indeterminate) + span > svg { display: none; }
  > input[aria-invalid] + span { border-color: var(--danger); }
  &:has(> input:disabled) { color: var(--text-muted); cursor: not-allowed; }
  > input:disabled + span { border-color: var(--line); background: var(--surface-muted); color: var(--text-muted); }
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--check-size, 20px);
  height: var(--check-size, 20px);
  border: 1.5px solid var(--line-strong);
  border-radius: 5px;
  background: var(--surface);
  color: var(--on-brand);
`;
