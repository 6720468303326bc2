import { lazy, Suspense, useEffect } from 'react';
import { dismissToast, drawProofs, proofAsked, question, toasts, useStore } from '@mall/platform';
import { ToastList } from '@mall/ui';

const ConfirmHost = lazy(() => import('./ConfirmHost.tsx').then((file) => ({ default: file.ConfirmHost })));
const FreshProof = lazy(() => import('../proof/FreshProof.tsx').then((file) => file.openFreshProof()));

/** The platform's toasts and questions, above every page. */
export function ToastHost() {
  return (
    <>
      <Toasts />
      <Asking />
      <Proving />
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

function Proving() {
  const asked = useStore(proofAsked);
  // The platform is outside React: it asks only while somebody draws the dialog.
  useEffect(drawProofs, []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <FreshProof asked={asked} />
    </Suspense>
  );
}
