import { lazy, Suspense } from 'react';
import { dismissToast, question, toasts, useStore } from '@mall/platform';
import { ToastList } from '@mall/ui';

const ConfirmHost = lazy(() => import('./ConfirmHost.tsx').then((file) => ({ default: file.ConfirmHost })));

/** The platform's toasts and questions, above every page. */
export function ToastHost() {
  return (
    <>
      <Toasts />
      <Asking />
    </>
  );
}

function Toasts() {
  return <ToastList toasts={useStore(toasts)} onClose={dismissToast} />;
}

function Asking() {
  const asked = useStore(question);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmHost asked={asked} />
    </Suspense>
  );
}
