import { lazy, Suspense } from 'react';
import { dismissToast, question, toasts, useStore } from '@mall/platform';
import { ToastList } from '@mall/ui';

const Question = lazy(() => import('./ConfirmHost.tsx').then((file) => ({ default: file.Question })));

/** What the platform says and asks: toasts and questions, above every page. */
export function Voices() {
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
      <Question asked={asked} />
    </Suspense>
  );
}
