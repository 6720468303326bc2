import { api, download, reportFailure } from '@mall/platform';
import { useState } from 'react';
import { ExportButton } from './ExportButton.tsx';

/** One order as an Excel file, by a key that opens once. */
export function ExportOrder({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const { key } = await api('shopOrder.exportKey', { id });
    await download('shopOrder.exportExcel', { id: key });
  };
  return (
    <ExportButton
      busy={busy}
      onClick={() => {
        setBusy(true);
        void save()
          .catch(reportFailure)
          .finally(() => setBusy(false));
      }}
    />
  );
}
