import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import { media } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Basis } from './filters.ts';

/** The platform's marks that have a list of their own. */
export const collections = {
  newGoods: { flag: 'new' },
  hotGoods: { flag: 'bestseller' },
  recommendGoods: { flag: 'recommend' },
} as const satisfies Record<string, Basis>;

export type Collection = keyof typeof collections;

const places = [
  { name: 'newGoods', to: paths.newGoods() },
  { name: 'hotGoods', to: paths.hotGoods() },
  { name: 'recommendGoods', to: paths.recommendGoods() },
] as const;

/** The links from one collection to the others. */
export function RelatedLists({ now }: { now: Collection }) {
  const { t } = useTranslation('lists');
  return (
    <Row aria-label={t('kin')}>
      {places
        .filter(({ to }) => opens(to))
        .map(({ name, to }) => (
          <Link key={name} to={to} aria-current={name === now ? 'page' : undefined}>
            {t(`${name}.short`)}
          </Link>
        ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  font-size: var(--step--1);

  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-s);
    padding: 0 var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    white-space: nowrap;
  }
  > a:hover { border-color: var(--line-strong); }
  > a[aria-current] { border-color: var(--text); background: var(--text); color: var(--text-inverse); }
  ${media.phone} { > a { min-height: var(--control); } }
`;
