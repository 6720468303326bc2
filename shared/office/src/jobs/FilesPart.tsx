import { upload } from '@mall/contract/core/limits';
import { Button, useFormat } from '@mall/ui';
import { FileDrop } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Importing } from './useImport.ts';

const mb = 1024 * 1024;

type FilesPartProps = { sent: Importing; mostRows: number; mostZip: number; disabled: boolean };

/** A sheet and, if wanted, a zip file of the pictures that it names; both are sent together by the button. */
export function FilesPart({ sent, mostRows, mostZip, disabled }: FilesPartProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const [sheet, setSheet] = useState<File | null>(null);
  const [zip, setZip] = useState<File | null>(null);
  const { sending } = sent;
  return (
    <>
      <FileDrop
        label={t('import.file')}
        invite={sheet?.name ?? t('import.invite')}
        hint={t('import.hint', { mb: upload.maxBytes / mb, rows: format.number(mostRows) })}
        error={sent.problem}
        endings={['.xlsx', '.csv']}
        maxBytes={upload.maxBytes}
        sending={sending}
        onFile={setSheet}
        onRefuse={sent.refuse}
      />
      <FileDrop
        label={t('import.zip')}
        invite={zip?.name ?? t('import.invite')}
        hint={t('import.zipHint', { mb: mostZip / mb })}
        error={sent.zipProblem}
        endings={['.zip']}
        maxBytes={mostZip}
        sending={sending && zip ? { ...sending, name: zip.name } : undefined}
        onFile={setZip}
        onRefuse={(why, file) => sent.refuseZip(why, file, mostZip)}
      />
      <Steps>
        <Button
          tone="primary"
          busy={sending !== undefined}
          disabled={disabled || sheet === null}
          onClick={() => sheet && sent.send(sheet, zip)}
        >
          {t('import.check')}
        </Button>
        {zip !== null && !sending && (
          <Button tone="ghost" onClick={() => setZip(null)}>
            {t('import.withoutZip')}
          </Button>
        )}
      </Steps>
    </>
  );
}

const Steps = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
