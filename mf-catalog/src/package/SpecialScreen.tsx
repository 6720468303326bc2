import { paths } from '@mall/contract/core/paths';
import { Breadcrumbs, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { usePageHeading } from '../usePageHeading.ts';
import { Lead } from './Lead.tsx';
import { PackageList } from './PackageList.tsx';
import { usePackages } from './usePackages.ts';

/**
 * The featured packages of the mall (spec §2, /package/specialPackageList). The first has a picture of its
 * own.
 */
export function SpecialScreen() {
  const { t } = useTranslation('package');
  const list = usePackages({ special: true });
  usePageHeading(t('special.title'));
  const { answer, filters } = list;
  const lead = filters.page === 1 && filters.order === 'comprehensive' ? answer?.list[0] : undefined;
  const rest = answer && lead ? { ...answer, list: answer.list.slice(1) } : answer;
  const crumbs = [
    { label: t('home'), to: paths.home() },
    { label: t('title'), to: paths.packageCategories() },
    { label: t('special.title') },
  ];
  return (
    <Page title={t('special.title')} lead={t('special.text')} above={<Breadcrumbs crumbs={crumbs} />}>
      {lead && <Lead card={lead} />}
      <PackageList list={lead && rest && rest.list.length > 0 ? { ...list, answer: rest } : list} />
    </Page>
  );
}
