import type { ClipboardEvent } from 'react';
import { styled } from 'styled-components';
import { useTyped } from '../../useTyped.ts';

type CellInputProps = {
  label: string;
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
  reading: { read: (typed: string) => number | null; write: (value: number | null) => string };
  before?: string;
  narrow?: boolean;
  bad: boolean;
  disabled: boolean;
  onBlur: () => void;
  onPaste: (event: ClipboardEvent) => void;
};

/** A number in a cell of a table of inputs. */
export function CellInput({
  label,
  value,
  onChange,
  reading,
  before,
  narrow,
  bad,
  onBlur,
  ...input
}: CellInputProps) {
  const typed = useTyped(value, onChange, reading);
  return (
    <Box data-bad={bad || typed.wrong || undefined} data-narrow={narrow || undefined}>
      {before && <span>{before}</span>}
      <input
        {...input}
        aria-label={label}
        aria-invalid={bad || typed.wrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed.value}
        onChange={(event) => typed.onChange(event.target.value)}
        onBlur={() => {
          typed.onBlur();
          onBlur();
        }}
      />
    </Box>
  );
}

const Box = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  width: 86px;
  min-height: 32px;
  padding: 0 var(--space-1);
  border: 1px solid var(--line-strong);
  border-radius: var(--o-radius);
  background: var(--surface);

  &[data-narrow] { width: 54px; }
  > span { color: var(--text-muted); }
  > input {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: 30px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 2px; }
  &[data-bad] { border-color: var(--danger); box-shadow: 0 0 0 1px var(--danger); }
  &:has(:disabled) { background: var(--surface-muted); }
`;
