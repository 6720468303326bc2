import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SkipLink } from '@mall/ui';
import { Header } from '../header/Header.tsx';
import { TopBar } from '../header/TopBar.tsx';
import { onDemand } from '../on-demand.tsx';
import { RightBar } from '../sidebar/RightBar.tsx';
import { TabBar } from '../sidebar/TabBar.tsx';

/** It is below the first window, so it need not be in the first files. */
const Footer = onDemand(async () => (await import('../footer/Footer.tsx')).openFooter());

/** The frame of every page of the shop. */
export function Chrome({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <Header />
      <TopBar />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <RightBar />
      <Footer />
      <TabBar />
    </>
  );
}

/** Tall enough that the footer does not jump up while a page loads. */
const Main = styled.main`
  display: block;
  min-height: calc(100dvh - var(--header) - var(--nav));
`;
