import { lazy, Suspense } from 'react';
import type { ExportFrom } from './export-filter.ts';
import { loadExportPhrases } from './load-phrases.ts';

const Form = lazy(async () => {
  const [form] = await Promise.all([import('./ExportDialog.tsx'), loadExportPhrases()]);
  return { default: form.ExportDialog };
});

type LazyExportProps = { from: ExportFrom; onClose: () => void };

/**
 * The form of an export, fetched on first use. Do not place it in a toolbar, whose style and keys it would
 * inherit.
 */
export function LazyExport({ from, onClose }: LazyExportProps) {
  return (
    <Suspense fallback={null}>
      <Form from={from} onClose={onClose} />
    </Suspense>
  );
}
