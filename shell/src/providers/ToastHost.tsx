import { dismissToast, question, toasts, useStore } from '@mall/platform';
import { ToastList } from '@mall/ui';
import { onDemand } from '../on-demand.tsx';

const ConfirmHost = onDemand(
  async () => ({ default: (await import('./ConfirmHost.tsx')).ConfirmHost }),
  ({ asked }) => asked.answer(false),
);

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
  return <ConfirmHost asked={asked} />;
}
