import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, FailedSection, media, Page, Picture, Skeleton } from '@mall/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageHeading } from '../usePageHeading.ts';
import { Recommended } from './Recommended.tsx';

/** The rooms that have packages (spec §2, /package/packageCategoryList), and the recommended ones. */
export function CategoriesScreen() {
  const { t } = useTranslation('package');
  usePageHeading(t('title'));
  const categories = useQueryOf('package.categories', {}, { quiet: true });
  const crumbs = [{ label: t('home'), to: paths.home() }, { label: t('title') }];
  return (
    <Page title={t('title')} lead={t('lead')} above={<Breadcrumbs crumbs={crumbs} />}>
      {categories.isPending && <Skeleton kind="block" height={420} />}
      {categories.isError && <FailedSection onRetry={() => void categories.refetch()} height={420} />}
      {categories.data?.length === 0 && (
        <EmptyMessage
          title={t('categories.empty')}
          reason={t('categories.emptyReason')}
          action={{ label: t('allProducts'), to: paths.productCenter() }}
        />
      )}
      <Tiles>
        {categories.data?.map(({ id, name, cover, count }, index) => (
          <li key={id}>
            <Tile to={paths.packages({ categoryId: id })}>
              <Picture
                src={cover}
                alt=""
                width={640}
                height={480}
                kind="photo"
                eager={index < 4}
                sizes="(max-width: 767px) 50vw, 33vw"
              />
              <span>
                <b>{name}</b>
                <small>{t('count', { count })}</small>
              </span>
              <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
            </Tile>
          </li>
        ))}
      </Tiles>
      <Recommended
        title={t('recommended.title')}
        lead={t('recommended.text')}
        more={{ label: t('special.all'), to: paths.specialPackages() }}
      />
    </Page>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-6) var(--gutter);

  /* Two large ones first, so that seven fill two rows. */
  > li:first-child:nth-last-child(7) { grid-area: span 1 / span 2; }
  > li:first-child:nth-last-child(7) [data-kind='photo'] { /* as high as its neighbours: twice their width and the gutter */
    aspect-ratio: 1256 / 453 !important;
  }
  ${media.belowDesk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-5) var(--gutter);
    > li:first-child:nth-last-child(odd) { grid-column: span 2; }
    > li:first-child:nth-last-child(7) [data-kind='photo'] { aspect-ratio: 1256 / 453 !important; }
  }
`;

const Tile = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3) var(--space-2);
  align-items: start;

  > [data-kind] { grid-column: 1 / -1; }
  b { display: block; font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  small { color: var(--text-muted); font-size: var(--step--1); }
  > svg { margin-top: var(--space-1); }
  ${media.hover} { &:hover b { color: var(--brand); } }
  ${media.phone} { b { font-size: var(--step-1); } }
`;
