import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFreshPage } from '../useFreshPage.ts';
import { usePageHeading } from '../usePageHeading.ts';
import { Liked } from './Liked.tsx';
import { placeOf, readCategoryId } from './steps.ts';
import { Tiles } from './Tiles.tsx';
import { Beside, Tree } from './Tree.tsx';

/** The categories, one level per step (spec §2, /category; the tree of get_category?type=2). */
export function CategoryScreen() {
  const { t } = useTranslation('category');
  const { t: says } = useTranslation('catalog');
  const [params] = useSearchParams();
  const id = readCategoryId(params);
  const tree = useQueryOf('category.list', { type: 2 }, { quiet: true });
  const all = tree.data ?? [];
  const place = placeOf(all, id);
  const here = place?.way.at(-1);
  const heading = here?.name ?? (tree.isSuccess && !place ? t('missing.title') : t('title'));
  usePageHeading(heading);
  useFreshPage(id ?? 'top');

  const crumbs = [
    { label: says('crumb.home'), to: paths.home() },
    { label: t('title'), to: paths.category() },
    ...(place?.way ?? []).map((step) => ({ label: step.name, to: paths.category({ categoryId: step.id }) })),
  ];
  return (
    <Page title={heading} lead={here ? undefined : t('lead')} above={<Breadcrumbs crumbs={crumbs} />}>
      {tree.isPending && <Skeleton kind="cards" rows={8} />}
      {tree.isError && <FailedSection onRetry={() => void tree.refetch()} height={520} />}
      {tree.isSuccess && all.length === 0 && (
        <EmptyMessage
          title={t('empty.title')}
          reason={t('empty.reason')}
          action={{ label: t('empty.products'), to: paths.productCenter() }}
        />
      )}
      {all.length > 0 && (
        <Beside>
          <Tree tree={all} chosen={place?.way.map((step) => step.id) ?? []} />
          <div>
            {place ? (
              <Tiles place={place} />
            ) : (
              <EmptyMessage
                title={t('missing.title')}
                reason={t('missing.reason')}
                action={{ label: t('title'), to: paths.category() }}
              />
            )}
          </div>
        </Beside>
      )}
      {tree.isSuccess && <Liked key={here?.id} category={here} />}
    </Page>
  );
}
