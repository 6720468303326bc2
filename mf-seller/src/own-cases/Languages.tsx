import { saidInCase } from '@mall/contract/case-problems';
import { bcp47, type Language, languageNames, languages } from '@mall/contract/languages';
import { caseLimits } from '@mall/contract/own-cases';
import { Button, media, TextField } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartProps } from './form-types.ts';

/** The title in each language, and how much of the rest is said in it. */
export function Languages({
  content,
  change,
  lang,
  onLang,
}: PartProps & { onLang: (lang: Language) => void }) {
  const { t } = useTranslation('ownCases');
  return (
    <FormSection id="languages" title={t('section.languages')} lead={t('languages.lead')}>
      {languages.map((code) => (
        <Row key={code}>
          <TextField
            label={languageNames[code]}
            name={`title-${code}`}
            lang={bcp47[code]}
            optional={code !== lang}
            maxLength={caseLimits.title}
            placeholder={t('languages.placeholder')}
            value={content.title[code] ?? ''}
            onChange={(text) => change({ title: { ...content.title, [code]: text } })}
          />
          <span>{t('languages.said', saidInCase(content, code))}</span>
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

  > span { padding-bottom: var(--space-2); color: var(--text-muted); font-size: var(--o-xs); font-variant-numeric: tabular-nums; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; > :first-child { grid-column: 1 / -1; } }
`;
