import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../base/control-style.ts';
import { Field, type FieldParts, partsOf } from './Field.tsx';

export type TextFieldProps = FieldParts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'value' | 'onChange'> & {
    value?: string;
    onChange?: (text: string) => void;
    /** Inside the box, before and after the text: an icon, a unit, a button. */
    before?: ReactNode;
    after?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. Without `value` it is uncontrolled, and the form reads it by its `name`. */
export function TextField(props: TextFieldProps) {
  const { field, control: own } = partsOf(props);
  const { onChange, before, after, type = 'text', ...input } = own;
  return (
    <Field {...field}>
      {(control) => (
        <Box data-bad={field.error ? true : undefined} data-disabled={input.disabled || undefined}>
          {before && <Edge>{before}</Edge>}
          <input {...input} {...control} type={type} onChange={(event) => onChange?.(event.target.value)} />
          {after && <Edge>{after}</Edge>}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  ${controlStyle}
  display: flex;
  align-items: center;
  gap: 10px;

  > input {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  > input::placeholder { color: var(--text-muted); opacity: 1; }
  > input::-webkit-search-cancel-button { display: none; }
`;

const Edge = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  color: var(--text-muted);
  font-size: var(--step-ui);
`;
