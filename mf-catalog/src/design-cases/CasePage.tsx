import { paths } from '@mall/contract/core/paths';
import { Breadcrumbs, EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useFreshPage } from '../useFreshPage.ts';
import { usePageHeading } from '../usePageHeading.ts';
import { CaseRoom } from './CaseRoom.tsx';
import { OtherCases } from './OtherCases.tsx';
import { useCase } from './useCase.ts';

/** One furnished room: its picture, its pieces with prices, and buttons to the cart and the planner. */
export function CasePage({ id }: { id: string }) {
  const { t } = useTranslation('cases');
  const state = useCase(id);
  const detail = state.status === 'ready' ? state.detail : undefined;
  usePageHeading(detail?.title ?? (state.status === 'missing' ? t('missing.page') : undefined));
  useFreshPage(detail?.id);
  if (state.status === 'missing')
    return (
      <Page title={t('missing.page')}>
        <EmptyMessage
          title={t('missing.title')}
          reason={t('missing.reason')}
          action={{ label: t('all'), to: paths.designCases() }}
        />
        <OtherCases title={t('missing.others')} />
      </Page>
    );
  return (
    <Page
      above={
        <Breadcrumbs
          crumbs={[
            { label: t('home'), to: paths.home() },
            { label: t('title'), to: paths.designCases() },
            { label: detail?.title ?? '…' },
          ]}
        />
      }
    >
      {state.status === 'loading' && <Skeleton kind="block" height={640} />}
      {state.status === 'failed' && (
        <FailedSection onRetry={state.retry} autoRetrySeconds={15} height={640} />
      )}
      {detail && <CaseRoom detail={detail} />}
    </Page>
  );
}
