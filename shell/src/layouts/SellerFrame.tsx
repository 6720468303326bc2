import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { frame } from '@mall/contract/core/limits';
import { useSession, useStore } from '@mall/platform';
import { media, SkipLink, useMedia } from '@mall/ui';
import { SellerHeader } from '../header/SellerHeader.tsx';
import { rail } from '../sidebar/rail.ts';
import { ProofHost } from '../proof/ProofHost.tsx';
import { RedirectToLogin } from '../router/RedirectToLogin.tsx';
import { SellerMenu } from '../sidebar/SellerMenu.tsx';

/**
 * The back office: header of 56 px, pages of the open tab at the side (in the header's drawer where they do
 * not fit), content at least as high as the window less 80 px.
 */
export function SellerFrame() {
  const { t } = useTranslation('shell');
  const { token } = useSession();
  const isRail = useStore(rail);
  const isNarrow = useMedia(media.narrow);
  if (token === null) return <RedirectToLogin />;
  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <SellerHeader />
      <Columns data-rail={isRail || undefined} data-named={isNarrow || undefined}>
        {!isNarrow && <SellerMenu />}
        <main id="main" tabIndex={-1}>
          <Outlet />
          <ProofHost />
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

  > main {
    width: 100%;
    min-height: calc(100vh - ${frame.sellerMargin}px);
    min-height: calc(100dvh - ${frame.sellerMargin}px);
  }

  &[data-rail] { --office-side: 60px; }
  ${media.belowDesk} { --office-side: 60px; }
  ${media.narrow} { display: block; }
`;
