import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SkipLink } from '@mall/ui';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { TopBar } from '../header/TopBar.tsx';
import { RightBar } from '../sidebar/RightBar.tsx';
import { TabBar } from '../sidebar/TabBar.tsx';
import { usePageArrival } from './usePageArrival.ts';

/** What stands around every page for shoppers. */
export function Chrome({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  usePageArrival();
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

/** Tall enough that the footer does not jump up while a page is on its way. */
const Main = styled.main`
  display: block;
  min-height: calc(100dvh - var(--header) - var(--nav));
`;
