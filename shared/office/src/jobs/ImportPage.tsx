import { upload } from '@mall/contract/core/limits';
import { Breadcrumbs, Button, Notice, useFormat } from '@mall/ui';
import { FileDrop, OfficeCard, OfficePage } from '@mall/ui/office';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type ImportKind, useJobDesk } from './desk.ts';
import { JobPart } from './JobPart.tsx';
import { useImport } from './useImport.ts';

const mb = 1024 * 1024;

/**
 * Imports prices or products from a file: download the template, fill it in, upload it, check the preview,
 * confirm.
 */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { from, mostRows, useMay } = useJobDesk().imports[kind];
  const may = useMay();
  const sent = useImport(kind);
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[{ label: t(`import.${kind}.from`), to: from }, { label: t(`import.${kind}.title`) }]}
        />
      }
      title={t(`import.${kind}.title`)}
      sub={t(`import.${kind}.sub`)}
    >
      {!may && <Notice tone="warning">{t(`import.${kind}.notPermitted`)}</Notice>}
      <Steps>
        <OfficeCard title={t(`import.${kind}.first`)}>
          <Part>
            <p>{t(`import.${kind}.firstText`)}</p>
            <Button
              busy={sent.taking}
              disabled={!may}
              icon={<Download size={16} aria-hidden />}
              onClick={sent.takeTemplate}
            >
              {t(`import.${kind}.template`)}
            </Button>
            <small>{t(`import.${kind}.rules`)}</small>
          </Part>
        </OfficeCard>
        <OfficeCard title={t('import.second')}>
          <Part>
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
              onFile={(file) => may && sent.send(file)}
              onRefuse={sent.refuse}
            />
          </Part>
        </OfficeCard>
      </Steps>
      <OfficeCard title={t('import.third')}>
        {sent.job ? (
          <JobPart job={sent.job} steps={sent.steps} />
        ) : (
          <Quiet>{t(`import.${kind}.thirdText`)}</Quiet>
        )}
      </OfficeCard>
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
