import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Applied, inputOf, withoutPart } from './filters.ts';
import type { List as ProductList } from './useList.ts';
import { useFilterPhrases } from './useFilterPhrases.ts';

/** The count without each filter. */
export function RelaxFilters({ list }: { list: ProductList }) {
  const { t } = useTranslation('catalog');
  return (
    <List aria-label={t('list.empty.ways')}>
      {list.applied.map((part) => (
        <RelaxFilter key={part.part[0] + (part.key ?? '')} list={list} part={part} />
      ))}
    </List>
  );
}

/** A list without one filter, displayed when that has results. */
function RelaxFilter({ list, part }: { list: ProductList; part: Applied }) {
  const { t } = useTranslation('catalog');
  const words = useFilterPhrases(list);
  const without = withoutPart(list.filters, part);
  const found = useQueryOf(list.operation, { ...inputOf(without), size: 1 }, { quiet: true });
  const count = found.data?.total ?? 0;
  if (count === 0) return null;
  return (
    <li>
      <Link to={list.hrefOf(without)}>{t('list.empty.without', { name: words(part), count })}</Link>
    </li>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-top: var(--space-4);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    padding: 0 var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-pill);
    font-size: var(--step--1);
  }
  a:hover { border-color: var(--brand); color: var(--brand); }
`;
