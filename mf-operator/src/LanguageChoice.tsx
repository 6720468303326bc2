import { bcp47, type Language, languageNames, languages } from '@mall/contract/core/languages';
import { Checkbox, FieldNote } from '@mall/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

type Props = {
  label: string;
  value: readonly Language[];
  onChange: (chosen: Language[]) => void;
  hint?: string;
  error?: string | undefined;
};

/** Some of the mall's languages, in its order. */
export function LanguageChoice({ label, value, onChange, hint, error }: Props) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={noteId}>
      <legend>{label}</legend>
      <Boxes>
        {languages.map((code) => (
          <Checkbox
            key={code}
            label={<span lang={bcp47[code]}>{languageNames[code]}</span>}
            checked={value.includes(code)}
            onChange={(on) => onChange(languages.filter((one) => (one === code ? on : value.includes(one))))}
          />
        ))}
      </Boxes>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: var(--space-2) var(--space-4);
`;
