import { EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type State = { status: 'loading' | 'missing' } | { status: 'failed'; retry: () => void };

/** The showroom's message while it has nothing to show. */
export function ShowPlaceholder({ state, backTo }: { state: State; backTo: string }) {
  const { t } = useTranslation('package');
  if (state.status === 'loading') return <Skeleton kind="block" height={640} />;
  return (
    <Page title={t('show.title')}>
      {state.status === 'failed' ? (
        <FailedSection onRetry={state.retry} height={480} />
      ) : (
        <EmptyMessage
          title={t('missing.gone')}
          reason={t('missing.taken')}
          action={{ label: t('all'), to: backTo }}
        />
      )}
    </Page>
  );
}
