import { bcp47, type Language } from '@mall/contract/core/languages';
import { FilterSegments } from '@mall/ui/office';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BannerForm } from './banner-form.ts';
import { Place, Stage, Words } from './preview-style.ts';
import { type Preview, previewsOf, type Width, widths } from './preview.ts';
import { titleIn } from './title-in.ts';

type Props = { kind: number; lang: Language; values: BannerForm };

/** A banner as it will stand in its place, before it is saved: in a wide window and on a phone, in its real proportions. */
export function BannerPreview({ kind, lang, values }: Props) {
  const { t } = useTranslation('content');
  const [width, setWidth] = useState<Width>(widths[0]);
  const places = previewsOf(kind, width, values.tone);
  return (
    <Section aria-label={t('preview.title')}>
      <header>
        <b aria-hidden>{t('preview.title')}</b>
        <FilterSegments
          label={t('preview.window')}
          segments={widths.map((value) => ({
            value: String(value),
            label: t('preview.width', { width: value }),
          }))}
          value={String(width)}
          onChange={(chosen) => setWidth(widths.find((one) => String(one) === chosen) ?? widths[0])}
        />
      </header>
      {places.length === 0 ? (
        <p>{t('preview.nowhere')}</p>
      ) : (
        <Stage style={{ '--window': width } as CSSProperties /* custom properties are not in React's type */}>
          <div lang={bcp47[lang]}>
            {places.map((place) => (
              <One key={place.height} place={place} window={width} lang={lang} values={values} />
            ))}
          </div>
        </Stage>
      )}
    </Section>
  );
}

type OneProps = Omit<Props, 'kind'> & { place: Preview; window: Width };

function One({ place: { width, height, words, narrow }, window, lang, values }: OneProps) {
  const picture = (narrow ? values.narrow : null) ?? values.picture;
  const [title, second] = [titleIn(values.title, lang), titleIn(values.subtitle, lang)];
  const big = words === 'foot' ? 12 : words === 'under' && window === 1440 ? 15 : window === 390 ? 30 : 54;
  const measures = { '--w': width, '--h': height, '--title': big, '--second': window === 390 ? 16 : 20 };
  return (
    <Place
      data-words={words}
      style={measures as CSSProperties /* custom properties are not in React's type */}
    >
      {picture === null ? <i /> : <img src={picture} alt="" />}
      {words !== 'none' && title !== '' && (
        <Words>
          <b>{title}</b>
          {words !== 'foot' && second !== '' && <span>{second}</span>}
        </Words>
      )}
    </Place>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--o-line-soft);
  border-radius: var(--radius-m);

  > header { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; justify-content: space-between; }
  > p { color: var(--text-muted); font-size: var(--o-s); }
  > div { justify-self: center; width: 100%; overflow: hidden; border: 1px solid var(--o-line-soft); }
`;
