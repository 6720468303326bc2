import { api, download, reportFailure, useMay } from '@mall/platform';
import { Button } from '@mall/ui';
import { FileDown, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** One order as an Excel file, by a key that opens one time. */
export function ExportOrder({ id }: { id: string }) {
  const { t } = useTranslation('seller');
  const may = useMay('order.export');
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const { key } = await api('shopOrder.exportKey', { id });
    await download('shopOrder.exportExcel', { id: key });
  };
  return (
    <Button
      busy={busy}
      disabled={!may}
      title={may ? undefined : t('order.notPermitted')}
      icon={may ? <FileDown size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
      onClick={() => {
        setBusy(true);
        void save()
          .catch(reportFailure)
          .finally(() => setBusy(false));
      }}
    >
      {t('orders.export')}
    </Button>
  );
}
