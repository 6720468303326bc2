import { bcp47, type Language, languageNames, languages } from '@mall/contract/core/languages';
import type { Typed } from '@mall/contract/seller/own-goods';
import { Button, media, TextField } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** How many of the filled-in texts are translated into one language. */
export type Said = { said: number; of: number };

type LanguagesProps = {
  label: string;
  name: Typed;
  onName: (name: Typed) => void;
  max: number;
  saidIn: (code: Language) => Said;
  lang: Language;
  onLang: (lang: Language) => void;
};

/**
 * The name in each language, and how much of the rest is translated; readers of a language without texts get
 * English, then Chinese.
 */
export function Languages({ label, name, onName, max, saidIn, lang, onLang }: LanguagesProps) {
  const { t } = useTranslation('drafts');
  return (
    <FormSection id="languages" title={t('languages.title')} lead={t('languages.lead')}>
      {languages.map((code) => (
        <Row key={code}>
          <TextField
            label={languageNames[code]}
            name={`name-${code}`}
            lang={bcp47[code]}
            optional={code !== lang}
            maxLength={max}
            placeholder={label}
            value={name[code] ?? ''}
            onChange={(text) => onName({ ...name, [code]: text })}
          />
          <span>{t('languages.said', saidIn(code))}</span>
          <Button size="small" tone="ghost" disabled={code === lang} onClick={() => onLang(code)}>
            {t('languages.write')}
          </Button>
        </Row>
      ))}
    </FormSection>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px auto;
  gap: var(--space-3);
  align-items: end;

  > span {
    padding-bottom: var(--space-2);
    color: var(--text-muted);
    font-size: var(--o-xs);
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; > :first-child { grid-column: 1 / -1; } }
`;
