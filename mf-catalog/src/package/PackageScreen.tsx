import { paths } from '@mall/contract/core/paths';
import { Breadcrumbs, EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { lazySection } from '../lazy-section.tsx';
import { useFreshPage } from '../useFreshPage.ts';
import { usePageHeading } from '../usePageHeading.ts';
import { PackageRooms } from './PackageRooms.tsx';
import { usePackage } from './usePackage.ts';

/** One package (spec §2, /package/packageItem?id=): its rooms, the options of each slot, the total. */
export function PackageScreen() {
  const { t } = useTranslation('package');
  const state = usePackage();
  const detail = state.status === 'ready' ? state.detail : undefined;
  usePageHeading(detail?.name ?? (state.status === 'missing' ? t('missing.title') : undefined));
  useFreshPage(detail?.id);
  const crumbs = [
    { label: t('home'), to: paths.home() },
    { label: t('title'), to: paths.packageCategories() },
    { label: detail?.name ?? '…' },
  ];
  if (state.status === 'ready')
    return (
      <Page above={<Breadcrumbs crumbs={crumbs} />}>
        <PackageRooms key={state.detail.id} {...state} />
      </Page>
    );
  if (state.status === 'missing')
    return (
      <Page title={t('missing.title')}>
        <EmptyMessage
          title={t('missing.gone')}
          reason={t('missing.reason')}
          action={{ label: t('all'), to: paths.packages() }}
        />
        <Recommended title={t('missing.others')} count={3} />
      </Page>
    );
  return (
    <Page above={<Breadcrumbs crumbs={crumbs} />}>
      {state.status === 'failed' ? (
        <FailedSection onRetry={state.retry} autoRetrySeconds={15} height={640} />
      ) : (
        <Skeleton kind="block" height={640} />
      )}
    </Page>
  );
}

const Recommended = lazySection(
  () => import('./Recommended.tsx').then((m) => ({ Component: m.Recommended })),
  480,
);
