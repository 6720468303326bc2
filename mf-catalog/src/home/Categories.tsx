import { paths } from '@mall/contract/core/paths';
import { opens, useQueryOf } from '@mall/platform';
import { FailedSection, media, Picture, Section, Skeleton } from '@mall/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Two rows of seven: thirteen categories and the link to all. */
export function Categories() {
  const { t } = useTranslation('catalog');
  const categories = useQueryOf('category.list', { type: 2 }, { quiet: true });
  const all = categories.data ?? [];
  const pieces = all.reduce((sum, { count }) => sum + count, 0);
  if (categories.isSuccess && all.length === 0) return null;
  return (
    <Section
      title={t('home.categories')}
      more={opens(paths.category()) ? { label: t('home.allCategories'), to: paths.category() } : undefined}
      busy={categories.isPending}
    >
      {categories.isPending && <Skeleton kind="block" height={360} />}
      {categories.isError && <FailedSection onRetry={() => void categories.refetch()} height={360} />}
      {categories.isSuccess && (
        <Tiles>
          {all.slice(0, 13).map(({ id, name, image }) => (
            <li key={id}>
              <Link to={paths.productCenter({ categoryId: id })}>
                <Round src={image} alt="" width={168} height={168} sizes="(max-width: 767px) 22vw, 168px" />
                <span>{name}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.productCenter()}>
              <All>
                <ArrowRight size={24} strokeWidth={1.5} aria-hidden />
              </All>
              <span>{t('home.all', { count: pieces })}</span>
            </Link>
          </li>
        </Tiles>
      )}
    </Section>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: var(--space-5) var(--space-4);

  a { display: block; }
  span {
    display: block;
    margin-top: var(--space-2);
    font-size: var(--step-ui);
    line-height: 1.35;
    text-align: center;
    overflow-wrap: anywhere;
  }
  ${media.hover} { a:hover > span { color: var(--brand); } }
  ${media.belowDesk} { a > span { margin-inline: calc(-1 * var(--space-2)); font-size: var(--step--1); overflow-wrap: break-word; } } /* long words keep whole */
  ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-4) var(--space-3);
    > :nth-child(12), > :nth-child(13) { display: none; }
  }
`;

const Round = styled(Picture)`
  border-radius: var(--radius-m);
`;

const All = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: var(--radius-m);
  background: var(--brand-soft);
  color: var(--brand);
`;
