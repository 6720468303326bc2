import { styled } from 'styled-components';
import { bcp47, languageNames, languages } from '@mall/contract/core/languages';
import { useTranslation } from './phrases.ts';

/** The four languages, each by its own name. */
export function LanguageMenu({ onChoose }: { onChoose: (code: string) => void }) {
  const { t, language } = useTranslation('installer');
  return (
    <Choice aria-label={t('language')} value={language} onChange={(event) => onChoose(event.target.value)}>
      {languages.map((code) => (
        <option key={code} value={code} lang={bcp47[code]}>
          {languageNames[code]}
        </option>
      ))}
    </Choice>
  );
}

const Choice = styled.select`
  min-height: var(--control);
  padding: 0 var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-pill);
  background: var(--surface);
  font-size: var(--step-ui);
`;
