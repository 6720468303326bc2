import { useLayoutEffect, useState } from 'react';
import { proofWire } from '@mall/contract/core/wire.member';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { registerOperations, session, setPageTitle, useKeptState, useShop } from '@mall/platform';
import { media, Tabs } from '@mall/ui';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { Logo } from '../header/Logo.tsx';
import { Accepting } from './Accepting.tsx';
import { LoginForms } from './LoginForms.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RoomPicture } from './RoomPicture.tsx';

registerOperations(proofWire);

/** /login (spec §2): two tabs; registering leads back to the first. */
export function LoginScreen() {
  const { t } = useTranslation('login');
  const shop = useShop();
  const [tab, setTab] = useKeptState<'login' | 'register'>('login.tab', 'login');
  const [mobile, setMobile] = useKeptState('login.mobile', '');
  const [byPassword, setByPassword] = useKeptState('login.byPassword', false);
  const [alreadyIn] = useState(() => session.read().token !== null);
  // With the password that was just chosen: it is the session of this account that proves its number.
  const registered = () => {
    setByPassword(true);
    setTab('login');
  };
  const title = t('login');
  // The document title is outside React; the page before the redirect may have set its own.
  useLayoutEffect(() => setPageTitle(title), [title]);
  if (alreadyIn) return <Navigate to="/" replace />;
  return (
    <Ground>
      <header>
        <Logo />
        <LanguageMenu />
      </header>
      <main id="main" tabIndex={-1}>
        <RoomPicture />
        <div>
          <h1 tabIndex={-1}>{shop ? t('titleShop', { shop: shop.storeName }) : t('title')}</h1>
          <Tabs
            label={t('tabs')}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'login', label: t('login') },
              { id: 'register', label: t('register') },
            ]}
          >
            {tab === 'login' ? (
              <LoginForms
                mobile={mobile}
                onMobile={setMobile}
                byPassword={byPassword}
                onByPassword={setByPassword}
                onRegister={() => setTab('register')}
              />
            ) : (
              <RegisterForm mobile={mobile} onMobile={setMobile} onDone={registered} />
            )}
          </Tabs>
          <Accepting />
        </div>
      </main>
    </Ground>
  );
}

const Ground = styled.div`
  min-height: 100dvh;
  max-width: calc(960px + 2 * var(--margin));
  margin-inline: auto;
  padding: 0 var(--margin) var(--space-6);

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: var(--header);
    font-size: var(--step-ui);
  }
  > main {
    display: grid;
    grid-template-columns: 1fr 1fr;
    min-height: 600px;
    margin-top: var(--space-6);
    overflow: hidden;
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  > main > div { padding: var(--space-6); }
  h1 {
    margin-bottom: var(--space-4);
    font: var(--weight-display) var(--step-3) / 1.18 var(--font-display);
    letter-spacing: var(--tracking-display);
  }

  ${media.belowDesk} { > main { margin-top: var(--space-4); } > main > div { padding: var(--space-5); } }
  ${media.phone} { > main { grid-template-columns: 1fr; min-height: 0; } > main > div { padding: var(--space-5) var(--space-4); } }
`;
