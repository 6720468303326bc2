import { ProofHost } from '@mall/office';
import { dismissToast, rememberTarget, toasts, useSession, useStore } from '@mall/platform';
import { media, ToastList } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OfficeMenu } from './OfficeMenu.tsx';

/**
 * The frame of the back office without the shell: its menu, its toasts, and the dialog of fresh proofs. Without a session it redirects to
 * the sign-in page, at the address that every embedding site uses for it.
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
      <ProofHost />
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
