import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { Breadcrumbs, ButtonLink, Page } from '@mall/ui';
import { Presentation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageHeading } from '../usePageHeading.ts';
import { PackageList } from './PackageList.tsx';
import { usePackages } from './usePackages.ts';

/** The packages of one room, or all of them (spec §2, /package/packageSingleList?categoryId=). */
export function ListScreen() {
  const { t } = useTranslation('package');
  const list = usePackages();
  const { answer, filters } = list;
  const categories = useQueryOf('package.categories', {}, { quiet: true });
  const category = categories.data?.find(({ id }) => id === filters.categoryId)?.name;
  const title = category ?? t('list.all');
  usePageHeading(title);
  const crumbs = [
    { label: t('home'), to: paths.home() },
    { label: t('title'), to: paths.packageCategories() },
    { label: title },
  ];
  return (
    <Page
      title={title}
      lead={answer && t('count', { count: answer.total })}
      above={<Breadcrumbs crumbs={crumbs} />}
      actions={
        answer &&
        answer.total > 0 && (
          <ButtonLink
            size="small"
            to={paths.packagesShow({ categoryId: filters.categoryId })}
            icon={<Presentation size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t('show.open')}
          </ButtonLink>
        )
      }
    >
      <PackageList list={list} category={category} />
    </Page>
  );
}
