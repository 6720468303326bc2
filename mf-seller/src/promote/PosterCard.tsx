import { isLanguage, languages, languageNames } from '@mall/contract/core/languages';
import { language as ownLanguage, reportFailure, useKeptState } from '@mall/platform';
import { Button, FailedSection, SelectField, SkeletonBox } from '@mall/ui';
import { FilterSegments, OfficeCard } from '@mall/ui/office';
import { canShare, type PaperName, paperNames, saveFile, share } from '@mall/ui/poster';
import { Download, Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PrintSheet } from './PrintSheet.tsx';
import { usePoster } from './usePoster.ts';
import type { Promoted } from './usePromoted.ts';
import { useShared } from './useShared.ts';

/**
 * A poster with the shop's picture, logo and code, in the language of its readers; on A4, on A6, or four
 * cards on a sheet.
 */
export function PosterCard({ promoted }: { promoted: Promoted }) {
  const { t } = useTranslation('promote');
  const [paper, setPaper] = useKeptState<PaperName>('promote.paper', 'a4');
  const [language, setLanguage] = useKeptState('promote.language', ownLanguage());
  const shared = useShared();
  const { sheet, failed, retry } = usePoster({ promoted, paper, language });
  const name = promoted.product?.name ?? promoted.shop.storeName;
  const file =
    sheet && new File([sheet.blob], `${promoted.shop.code}-${sheet.paper}.png`, { type: 'image/png' });
  return (
    <OfficeCard title={t('poster.title')}>
      <Tools>
        <FilterSegments
          label={t('poster.paper')}
          segments={paperNames.map((value) => ({ value, label: t(`poster.papers.${value}`) }))}
          value={paper}
          onChange={setPaper}
        />
        <SelectField
          label={t('poster.language')}
          hideLabel
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={(next) => {
            if (isLanguage(next)) setLanguage(next);
          }}
        />
      </Tools>
      {failed ? (
        <FailedSection onRetry={retry} />
      ) : sheet === undefined ? (
        <SkeletonBox height={480} />
      ) : (
        <Preview>
          <img src={sheet.url} alt={t('poster.alt', { name, paper: t(`poster.papers.${sheet.paper}`) })} />
        </Preview>
      )}
      {file && (
        <Tools>
          <Button
            tone="primary"
            icon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              window.print();
              shared();
            }}
          >
            {t('poster.print')}
          </Button>
          <Button
            icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              saveFile(file, file.name);
              shared();
            }}
          >
            {t('poster.download')}
          </Button>
          {canShare({ files: [file] }) && (
            <Button
              icon={<Share2 size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() =>
                void share({ files: [file], title: name }).then((done) => done && shared(), reportFailure)
              }
            >
              {t('poster.share')}
            </Button>
          )}
          <small>{t('poster.dots')}</small>
        </Tools>
      )}
      {sheet && <PrintSheet sheet={sheet} />}
    </OfficeCard>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;

  > small { color: var(--text-muted); font-size: var(--o-xs); }
`;

const Preview = styled.div`
  display: grid;
  justify-items: center;
  margin-block: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-s);
  background: var(--surface-muted);

  > img {
    max-width: min(100%, 460px);
    max-height: 640px;
    border: 1px solid var(--line);
    box-shadow: var(--shadow-2);
    background: var(--canvas);
  }
`;
