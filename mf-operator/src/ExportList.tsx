import { jobsDrawer } from '@mall/office/jobs';
import { refresh, reportFailure } from '@mall/platform';
import { Button } from '@mall/ui';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** How many rows the list has found. */
  total: number;
  /** Begins the work, with the filters of the list. */
  begin: () => Promise<unknown>;
};

/** Writes what the list has found to an Excel file in the background; the drawer shows how far it is, and has the file. */
export function ExportList({ total, begin }: Props) {
  const { t } = useTranslation('operator');
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    await begin();
    void refresh('mallJob.list');
    jobsDrawer.set(true);
  };
  return (
    <Button
      icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />}
      busy={busy}
      disabled={total === 0}
      title={t('exportList.means')}
      onClick={() => {
        setBusy(true);
        void run()
          .catch(reportFailure)
          .finally(() => setBusy(false));
      }}
    >
      {t('exportList.do')}
    </Button>
  );
}
