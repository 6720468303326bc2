import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18n, queryClient } from '@mall/platform';
import { type Declared, DeclaredContext } from '../menus/declared.ts';
import { ToastHost } from './ToastHost.tsx';

type Props = { declared: Declared; children: ReactNode };

/** The providers above the router: data, phrases, the remotes' declarations. */
export function Providers({ declared, children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <DeclaredContext value={declared}>
          {children}
          <ToastHost />
        </DeclaredContext>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
