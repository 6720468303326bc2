import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '@mall/platform';
import { media } from '@mall/ui';
import { ProofHost } from '../proof/ProofHost.tsx';
import { RedirectToLogin } from '../router/RedirectToLogin.tsx';
import { MemberMenu } from '../sidebar/MemberMenu.tsx';
import { Chrome } from './Chrome.tsx';

/**
 * The member centre: 260 px menu beside the page, a row of tabs above it on a narrow window. Without a token: /login.
 */
export function MemberFrame() {
  const { token } = useSession();
  if (token === null) return <RedirectToLogin />;
  return (
    <Chrome>
      <Columns>
        <MemberMenu />
        <div>
          <Outlet />
          <ProofHost />
        </div>
      </Columns>
    </Chrome>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: var(--member-menu) minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  max-width: calc(var(--page) + 2 * var(--margin));
  margin: var(--space-5) auto 0;
  padding-inline: var(--margin);

  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); margin-top: 0; }
  ${media.phone} { display: block; }
`;
