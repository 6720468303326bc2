import { paths } from '@mall/contract/core/paths';
import { applicationPaths } from '@mall/contract/seller/application-paths';
import { isOpenApplication } from '@mall/contract/core/application';
import { rememberTarget, useQueryOf, useSession } from '@mall/platform';
import { ButtonLink, Page } from '@mall/ui';
import { Loaded } from '@mall/ui/member';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ApplyForm } from './ApplyForm.tsx';
import { Application } from './Application.tsx';
import { HowItGoes } from './HowItGoes.tsx';
import { Unproved } from './Unproved.tsx';

/** How somebody opens a shop in this mall; whoever is signed in applies here, and sees what became of it. */
export function OpenShopScreen() {
  const { t } = useTranslation('openShop');
  const { token } = useSession();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Parts>
        {token === null ? <SignInFirst /> : <Mine />}
        <HowItGoes />
      </Parts>
    </Page>
  );
}

/** The account that applies will own the shop. */
function SignInFirst() {
  const { t } = useTranslation('openShop');
  return (
    <Start>
      <ButtonLink
        tone="primary"
        size="large"
        to={paths.login()}
        onClick={() => rememberTarget(applicationPaths.apply())}
      >
        {t('signIn')}
      </ButtonLink>
      <small>{t('signInWhy')}</small>
    </Start>
  );
}

function Mine() {
  const mine = useQueryOf('application.mine', {}, { quiet: true, refetchOnWindowFocus: false });
  const [again, setAgain] = useState(false);
  return (
    <Loaded read={mine} skeleton="block">
      {(read) => {
        const { application, numberProved } = read;
        if (application !== null && (isOpenApplication(application.state) || !again))
          return <Application mine={read} application={application} onAgain={() => setAgain(true)} />;
        return numberProved ? <ApplyForm mine={read} onSent={() => setAgain(false)} /> : <Unproved />;
      }}
    </Loaded>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: center;

  > small { color: var(--text-muted); font-size: var(--step--1); }
`;
