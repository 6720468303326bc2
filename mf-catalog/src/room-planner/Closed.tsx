import { paths } from '@mall/contract/core/paths';
import { rememberTarget } from '@mall/platform';
import { EmptyMessage, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

/** Shown when a visitor opens a member's own design: they may sign in and come back to it. */
export function Closed() {
  const { t } = useTranslation('design');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signIn = () => {
    rememberTarget(pathname + search);
    void navigate(paths.login());
  };
  return (
    <Page title={t('title')}>
      <EmptyMessage
        title={t('closed.title')}
        reason={t('closed.reason')}
        action={{ label: t('closed.go'), onClick: signIn }}
      />
    </Page>
  );
}
