import { lazy, Suspense } from 'react';
import { loadJobPhrases } from '../jobs/load-phrases.ts';
import type { Side } from '../orders/order.ts';
import type { ExportFrom } from './export-filter.ts';
import { loadExportPhrases } from './load-phrases.ts';

const Form = lazy(async () => {
  const [form] = await Promise.all([import('./ExportDialog.tsx'), loadExportPhrases(), loadJobPhrases()]);
  return { default: form.ExportDialog };
});

type LazyExportProps = { of: Side; from: ExportFrom; onClose: () => void };

/**
 * The form of an export, fetched on first use. Do not place it in a toolbar, whose style and keys it would
 * inherit.
 */
export function LazyExport({ of, from, onClose }: LazyExportProps) {
  return (
    <Suspense fallback={null}>
      <Form of={of} from={from} onClose={onClose} />
    </Suspense>
  );
}
