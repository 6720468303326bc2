import { useMay } from '@mall/platform';
import { Button } from '@mall/ui';
import { FileDown, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportFrom } from './export-filter.ts';
import { openExportWords } from './open-words.ts';

const Form = lazy(async () => {
  const [form] = await Promise.all([import('./ExportDialog.tsx'), openExportWords()]);
  return { default: form.ExportDialog };
});

type ExportButtonProps = {
  from: ExportFrom;
  label?: string;
  /** Why it cannot be done. */
  because?: string | undefined;
};

/** Opens the export of the orders that the list shows. The form is fetched with the first press. */
export function ExportButton({ from, label, because }: ExportButtonProps) {
  const { t } = useTranslation('seller');
  const may = useMay('order.export');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        disabled={!may || because !== undefined}
        title={may ? because : t('order.notPermitted')}
        icon={may ? <FileDown size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {label ?? t('orders.export')}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Form from={from} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
