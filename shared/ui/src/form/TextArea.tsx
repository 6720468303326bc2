import type { CSSProperties, Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../base/control-style.ts';
import { Field, type FieldParts, partsOf } from './Field.tsx';

export type TextAreaProps = FieldParts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> & {
    value?: string;
    onChange?: (text: string) => void;
    /** Shows "12 / 200" at the end of the label's line; needs `value`. */
    counter?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text; it grows with its content where the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { field, control: own } = partsOf(props);
  const { onChange, counter, rows = 3, ...area } = own;
  const aside = counter === undefined ? field.aside : `${area.value?.length ?? 0} / ${counter}`;
  return (
    <Field {...field} aside={aside}>
      {(control) => (
        <Area
          {...area}
          {...control}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties} // React knows no custom properties
          maxLength={counter ?? area.maxLength}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  padding-block: 11px;
  line-height: var(--leading-ui);
  resize: vertical;
  field-sizing: content;
  min-height: calc(var(--rows) * 1lh + 24px); /* what the rows would give without the line above */
  max-height: 40vh;
`;
