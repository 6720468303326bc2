import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../base/control-style.ts';
import { Field, type FieldParts, partsOf } from './Field.tsx';

export type Option<Value extends string = string> = { value: Value; label: string; disabled?: boolean };

export type SelectFieldProps<Value extends string> = FieldParts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> & {
    options: readonly Option<Value>[];
    value?: Value | '';
    onChange?: (value: Value | '') => void;
    /** First line without a value: "Choose a region". */
    empty?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** A choice from a list with the native select, which every phone and screen reader supports. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { field, control: own } = partsOf(props);
  const { options, onChange, empty, ...select } = own;
  const choose = (text: string) => onChange?.(options.find((option) => option.value === text)?.value ?? '');
  return (
    <Field {...field}>
      {(control) => (
        <Box>
          <Select {...select} {...control} onChange={(event) => choose(event.target.value)}>
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  > svg { position: absolute; right: 14px; top: 50%; transform: translateY(-50%); pointer-events: none; }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 44px;
  text-overflow: ellipsis;
  cursor: pointer;
`;
