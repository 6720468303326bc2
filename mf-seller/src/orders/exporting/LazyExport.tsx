import { lazy, Suspense } from 'react';
import type { ExportFrom } from './export-filter.ts';
import { openExportWords } from './open-words.ts';

const Form = lazy(async () => {
  const [form] = await Promise.all([import('./ExportDialog.tsx'), openExportWords()]);
  return { default: form.ExportDialog };
});

type LazyExportProps = { from: ExportFrom; onClose: () => void };

/** The form of an export, fetched when it is first opened. Not to stand in a bar, whose look and keys it would have. */
export function LazyExport({ from, onClose }: LazyExportProps) {
  return (
    <Suspense fallback={null}>
      <Form from={from} onClose={onClose} />
    </Suspense>
  );
}
