import { bcp47, type Language, languageNames, languages } from '@mall/contract/core/languages';
import { legalLimits } from '@mall/contract/core/legal';
import { language } from '@mall/platform';
import { type Form, media, TextArea } from '@mall/ui';
import { FilterSegments } from '@mall/ui/office';
import { Prose } from '@mall/ui/prose';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LegalValues } from './useLegalForm.ts';

/** The words of a text, language by language, beside what readers will see. */
export function LegalFields({ form, readOnly }: { form: Form<LegalValues>; readOnly: boolean }) {
  const { t } = useTranslation('legalTexts');
  const [of, setOf] = useState<Language>(language());
  const { text } = form.values;
  const words = text[of] ?? '';
  return (
    <>
      <FilterSegments
        label={t('language')}
        segments={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={of}
        onChange={setOf}
      />
      <Sides>
        <TextArea
          {...form.field('text')}
          label={t('words', { language: languageNames[of] })}
          hint={t('hint')}
          lang={bcp47[of]}
          rows={18}
          counter={legalLimits.text}
          readOnly={readOnly}
          value={words}
          onChange={(said) => form.set({ text: { ...text, [of]: said } })}
        />
        <section aria-label={t('preview')}>
          <b>{t('preview')}</b>
          {words === '' ? <p>{t('nothing')}</p> : <Prose text={words} lang={bcp47[of]} />}
        </section>
      </Sides>
    </>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;

  > section { padding: var(--space-4); border: 1px solid var(--o-line-soft); border-radius: var(--radius-s); }
  > section > b { display: block; margin-bottom: var(--space-3); color: var(--text-muted); font-size: var(--o-xs); }
  > section > p { color: var(--text-muted); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
`;
