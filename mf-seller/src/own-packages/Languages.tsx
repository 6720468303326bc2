import { bcp47, type Language, languageNames, languages } from '@mall/contract/languages';
import { packageLimits, packageTexts } from '@mall/contract/own-package';
import { Button, media, TextField } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartProps } from './form-types.ts';

type LanguagesProps = PartProps & { onLang: (lang: Language) => void };

/** The name in each language, and how much of the rest is said in it; readers of a language without texts get English, then Chinese. */
export function Languages({ content, change, lang, onLang }: LanguagesProps) {
  const { t } = useTranslation('ownPackages');
  const texts = packageTexts(content);
  return (
    <FormSection id="languages" title={t('section.languages')} lead={t('languages.lead')}>
      {languages.map((code) => (
        <Row key={code}>
          <TextField
            label={languageNames[code]}
            name={`name-${code}`}
            lang={bcp47[code]}
            optional={code !== lang}
            maxLength={packageLimits.name}
            placeholder={t('field.name')}
            value={content.name[code] ?? ''}
            onChange={(text) => change({ name: { ...content.name, [code]: text } })}
          />
          <span>
            {t('languages.said', {
              said: texts.filter((typed) => (typed[code] ?? '').trim() !== '').length,
              of: texts.length,
            })}
          </span>
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
  grid-template-columns: minmax(0, 1fr) 104px auto;
  gap: var(--space-3);
  align-items: end;

  > span { padding-bottom: var(--space-2); color: var(--text-muted); font-size: var(--o-xs); font-variant-numeric: tabular-nums; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; > :first-child { grid-column: 1 / -1; } }
`;
