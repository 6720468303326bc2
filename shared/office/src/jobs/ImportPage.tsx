import { upload } from '@mall/contract/core/limits';
import { Breadcrumbs, Button, Notice, useFormat } from '@mall/ui';
import { FileDrop, OfficeCard, OfficePage } from '@mall/ui/office';
import { Download, FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Import } from './desk.ts';
import { FilesPart } from './FilesPart.tsx';
import { JobPart } from './JobPart.tsx';
import { SheetRows } from './SheetRows.tsx';
import { type GoodsSeller, useExportGoods } from './useExportGoods.ts';
import { useImport } from './useImport.ts';

const mb = 1024 * 1024;

/**
 * Imports prices or products from a file: download the template, fill it in, upload it, check the preview,
 * confirm. `children` are further cards below.
 */
export function ImportPage({ what, children }: { what: Import; children?: ReactNode }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { words, from, exports, mostRows, mostZip } = what;
  const may = what.useMay();
  const sent = useImport(what);
  const hasRows =
    (sent.job?.kind === 'goodsImport' || sent.job?.kind === 'stockCount') && sent.job.state === 'checked';
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[{ label: t(`import.${words}.from`), to: from }, { label: t(`import.${words}.title`) }]}
        />
      }
      title={t(`import.${words}.title`)}
      sub={t(`import.${words}.sub`)}
    >
      {!may && <Notice tone="warning">{t(`import.${words}.notPermitted`)}</Notice>}
      <Steps>
        <OfficeCard title={t(`import.${words}.first`)}>
          <Part>
            <p>{t(`import.${words}.firstText`)}</p>
            <Button
              busy={sent.taking}
              disabled={!may}
              icon={<Download size={16} aria-hidden />}
              onClick={sent.takeTemplate}
            >
              {t(`import.${words}.template`)}
            </Button>
            {exports !== null && (
              <>
                <p>{t('import.known')}</p>
                <ExportGoods of={exports} disabled={!may} />
              </>
            )}
            <small>{t(`import.${words}.rules`)}</small>
          </Part>
        </OfficeCard>
        <OfficeCard title={t('import.second')}>
          <Part>
            {mostZip === null ? (
              <FileDrop
                label={t('import.file')}
                invite={t('import.invite')}
                hint={t('import.hint', {
                  mb: upload.maxBytes / mb,
                  rows: format.number(mostRows),
                })}
                error={sent.problem}
                endings={['.xlsx', '.csv']}
                maxBytes={upload.maxBytes}
                sending={sent.sending}
                onFile={(file) => may && sent.send(file, null)}
                onRefuse={sent.refuse}
              />
            ) : (
              <FilesPart sent={sent} mostRows={mostRows} mostZip={mostZip} disabled={!may} />
            )}
          </Part>
        </OfficeCard>
      </Steps>
      <OfficeCard title={t('import.third')}>
        {sent.job ? (
          <>
            <JobPart job={sent.job} steps={sent.steps} withProblems={!hasRows} />
            {hasRows && <SheetRows id={sent.job.id} isCount={sent.job.kind === 'stockCount'} />}
          </>
        ) : (
          <Quiet>{t(`import.${words}.thirdText`)}</Quiet>
        )}
      </OfficeCard>
      {children}
    </OfficePage>
  );
}

/** All products as a sheet; a list of products exports what it shows. */
function ExportGoods({ of, disabled }: { of: GoodsSeller; disabled: boolean }) {
  const { t } = useTranslation('jobs');
  const { busy, run } = useExportGoods(of);
  return (
    <Button
      busy={busy}
      disabled={disabled}
      icon={<FileSpreadsheet size={16} aria-hidden />}
      onClick={() => run({})}
    >
      {t('import.export')}
    </Button>
  );
}

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--space-4);
`;

const Part = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  font-size: var(--o-s);

  > small { color: var(--text-muted); font-size: var(--o-xs); }
  > div { width: 100%; }
`;

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
