import { upload } from '@mall/contract/core/limits';
import { Breadcrumbs, Button, Notice, useFormat } from '@mall/ui';
import { FileDrop, OfficeCard, OfficePage } from '@mall/ui/office';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Import } from './desk.ts';
import { FilesPart } from './FilesPart.tsx';
import { JobPart } from './JobPart.tsx';
import { useImport } from './useImport.ts';

const mb = 1024 * 1024;

/**
 * Imports prices or products from a file: download the template, fill it in, upload it, check the preview,
 * confirm. `children` are further cards below.
 */
export function ImportPage({ what, children }: { what: Import; children?: ReactNode }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { words, from, mostRows, mostZip } = what;
  const may = what.useMay();
  const sent = useImport(what);
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
          <JobPart job={sent.job} steps={sent.steps} />
        ) : (
          <Quiet>{t(`import.${words}.thirdText`)}</Quiet>
        )}
      </OfficeCard>
      {children}
    </OfficePage>
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
