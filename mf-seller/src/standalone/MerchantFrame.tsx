import { dismissToast, rememberTarget, toasts, useSession, useStore } from '@mall/platform';
import { media, ToastList } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OfficeMenu } from './OfficeMenu.tsx';

/**
 * Around the back office where no shell stands: its menu and its toasts. Without a session: to sign in, at the address where
 * every site that shows it does that.
 */
export function MerchantFrame({ basename, children }: { basename: string; children: ReactNode }) {
  const { token } = useSession();
  const list = useStore(toasts);
  if (token === null) {
    rememberTarget(basename);
    location.assign('/login');
    return null;
  }
  return (
    <Columns>
      <OfficeMenu basename={basename} />
      <main id="main">{children}</main>
      <ToastList toasts={list} onClose={dismissToast} />
    </Columns>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: start;

  > main { flex: 1; min-width: 0; }
  ${media.narrow} { display: block; }
`;
