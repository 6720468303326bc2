import { dismissToast, rememberTarget, toasts, useSession, useStore } from '@mall/platform';
import { ToastList } from '@mall/ui';
import type { ReactNode } from 'react';
import { Console } from './Console.tsx';

/** The frame on a page without the shell: with its toasts, and the way to the sign-in page. */
export function ConsolePage({ basename, children }: { basename: string; children: ReactNode }) {
  const { token } = useSession();
  const list = useStore(toasts);
  if (token === null) {
    rememberTarget(basename);
    location.assign('/login');
    return null;
  }
  return (
    <main id="main">
      <Console>{children}</Console>
      <ToastList toasts={list} onClose={dismissToast} />
    </main>
  );
}
