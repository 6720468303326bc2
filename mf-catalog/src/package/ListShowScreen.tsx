import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageHeading } from '../usePageHeading.ts';
import { inputOf, readFilters } from './filters.ts';
import { Show } from './Show.tsx';
import { ShowPlaceholder } from './ShowPlaceholder.tsx';

/**
 * A slideshow of the packages of a list in the whole window (spec §2,
 * /package/packageListCarousel?categoryId=).
 */
export function ListShowScreen() {
  const { t } = useTranslation('package');
  usePageHeading(t('title'));
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const backTo = paths.packages({ categoryId: filters.categoryId });
  const packages = useQueryOf('package.list', inputOf(filters), { quiet: true });
  const retry = () => void packages.refetch();
  const list = packages.data?.list ?? [];
  if (packages.isPending) return <ShowPlaceholder state={{ status: 'loading' }} backTo={backTo} />;
  if (packages.isError) return <ShowPlaceholder state={{ status: 'failed', retry }} backTo={backTo} />;
  if (list.length === 0) return <ShowPlaceholder state={{ status: 'missing' }} backTo={paths.packages()} />;
  return (
    <Show
      label={t('title')}
      backTo={backTo}
      first={0}
      slides={list.map(({ banner, cover, ...card }) => ({
        picture: banner || cover,
        shown: { ...card, lang: card.contentLang, to: paths.packageItem({ id: card.id }) },
      }))}
    />
  );
}
