import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { frame } from '@mall/contract/limits';
import { paths } from '@mall/contract/paths';
import { rememberTarget, useSession } from '@mall/platform';
import { media, SkipLink } from '@mall/ui';
import { SellerHeader } from '../header/SellerHeader.tsx';
import { SellerMenu } from '../sidebar/SellerMenu.tsx';
import { usePageArrival } from './usePageArrival.ts';

/** The back office: header 56 px, pages of the open tab at the side, content at least as high as the window less 80 px. */
export function SellerFrame() {
  const { t } = useTranslation('shell');
  const { token } = useSession();
  const { pathname, search } = useLocation();
  usePageArrival();
  if (token === null) {
    rememberTarget(pathname + search);
    return <Navigate to={paths.login()} replace />;
  }
  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <SellerHeader />
      <Columns>
        <SellerMenu />
        <main id="main" tabIndex={-1} style={{ minHeight: `calc(100vh - ${frame.sellerMargin}px)` }}>
          <Outlet />
        </main>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  --office-header: 56px;
  --office-side: 216px;
  display: grid;
  grid-template-columns: var(--office-side) minmax(0, 1fr);

  > main { width: 100%; }

  ${media.belowDesk} {
    display: block;
  }
`;
