import { bcp47, languageNames, languages } from '@mall/contract/core/languages';
import type { Typed } from '@mall/contract/seller/own-goods';
import { media, TextField } from '@mall/ui';
import { styled } from 'styled-components';

type TextsFieldsProps = {
  /** What the texts are: "Name". */
  label: string;
  max: number;
  /** The name of the form's field, which the first input carries. */
  name: string;
  value: Typed;
  onChange: (value: Typed) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** One short text in each language of the mall; one of them is enough. */
export function TextsFields({ label, max, name, value, onChange, onBlur, error }: TextsFieldsProps) {
  return (
    <Fields role="group" aria-label={label}>
      {languages.map((code, at) => (
        <TextField
          key={code}
          name={at === 0 ? name : `${name}-${code}`}
          label={`${label} · ${languageNames[code]}`}
          lang={bcp47[code]}
          maxLength={max}
          value={value[code] ?? ''}
          onChange={(text) => onChange({ ...value, [code]: text })}
          onBlur={onBlur}
          error={at === 0 ? error : undefined}
        />
      ))}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  align-items: start;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
