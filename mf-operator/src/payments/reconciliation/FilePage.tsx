import { ApiError, download, reportFailure, toast } from '@mall/platform';
import {
  Breadcrumbs,
  Button,
  EmptyMessage,
  FailedSection,
  Notice,
  ProgressBar,
  Skeleton,
  useFormat,
} from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { FileDown, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../../useMe.ts';
import { LineTable } from './LineTable.tsx';
import { Totals } from './Totals.tsx';
import { daysPath, type ProviderFile, useFile, useReconciliationSteps } from './useReconciliation.ts';

/** One file of a provider: what it comes to beside the mall's books, and its lines. */
export function FilePage({ id }: { id: string }) {
  const { t } = useTranslation(['mallReconciliation', 'orderParts']);
  const format = useFormat();
  const { data: file, error, refetch } = useFile(id);
  if (error instanceof ApiError && ['missing', 'request.invalid'].includes(error.msgKey ?? ''))
    return (
      <OfficePage title={t('file')}>
        <EmptyMessage
          title={t('gone')}
          reason={t('goneReason')}
          action={{ label: t('showAll'), to: daysPath('alipay') }}
        />
      </OfficePage>
    );
  if (error !== null) return <FailedSection onRetry={() => void refetch()} />;
  if (file === undefined) return <Skeleton kind="block" height={480} />;
  const provider = t(`orderParts:methods.${file.method}`);
  const day = format.date(`${file.day}T12:00:00`, 'medium');
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: provider, to: daysPath(file.method) }, { label: day }]} />}
      title={t('fileOf', { provider, day })}
      sub={t('sentBy', { file: file.name, name: file.by.name, at: format.dateTime(file.at, 'medium') })}
      actions={file.status === 'read' && <Actions file={file} />}
    >
      {file.status === 'reading' && (
        <ProgressBar
          label={t('progress', { done: format.number(file.handled), total: format.number(file.lines) })}
          value={file.lines === 0 ? 0 : file.handled / file.lines}
          tone="brand"
        />
      )}
      {file.refused !== null && <Notice tone="warning">{t(`refused.${file.refused}`)}</Notice>}
      {file.status === 'replaced' && <Notice>{t('replaced')}</Notice>}
      <Totals file={file} />
      <LineTable file={file} />
    </OfficePage>
  );
}

function Actions({ file: { id, differences, stored } }: { file: ProviderFile }) {
  const { t } = useTranslation('mallReconciliation');
  const [busy, setBusy] = useState(false);
  const { again } = useReconciliationSteps();
  const mayPay = useMayOperate('finance.pay');
  const take = () => {
    setBusy(true);
    void download('mallReconciliation.sheet', { id })
      .catch(reportFailure)
      .finally(() => setBusy(false));
  };
  return (
    <>
      {mayPay && stored && (
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          busy={again.isPending}
          onClick={() => again.mutate({ id }, { onSuccess: () => toast.success(t('done.again')) })}
        >
          {t('again')}
        </Button>
      )}
      {differences > 0 && (
        <Button icon={<FileDown size={16} aria-hidden />} busy={busy} onClick={take}>
          {t('sheet')}
        </Button>
      )}
    </>
  );
}
