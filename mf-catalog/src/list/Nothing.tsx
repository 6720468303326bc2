import { paths } from '@mall/contract/paths';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Applied, inputOf, withoutPart } from './filters.ts';
import type { List } from './useList.ts';
import { useWords } from './useWords.ts';

type NothingProps = {
  list: List;
  title?: string;
  /** Said when no filter is to blame, with the one way on. */
  reason?: string;
  action?: { label: string; to: string };
  children?: ReactNode;
};

/** An empty list: which filter to take off and what that would bring, or where else to look. */
export function Nothing({ list, title, reason, action, children }: NothingProps) {
  const { t } = useTranslation('catalog');
  const { applied, cleared, choose } = list;
  const filtered = applied.length > 0;
  const elsewhere = action ?? { label: t('list.empty.home'), to: paths.home() };
  return (
    <EmptyMessage
      title={title ?? t('list.empty.title')}
      reason={filtered ? t('list.empty.filtered') : (reason ?? t('list.empty.reason'))}
      action={filtered ? { label: t('list.clear'), onClick: () => choose(cleared) } : elsewhere}
    >
      {applied.length > 1 && (
        <Ways aria-label={t('list.empty.ways')}>
          {applied.map((part) => (
            <Way key={part.part[0] + (part.key ?? '')} list={list} part={part} />
          ))}
        </Ways>
      )}
      {children}
    </EmptyMessage>
  );
}

/** One filter less, shown when that leaves anything. */
function Way({ list, part }: { list: List; part: Applied }) {
  const { t } = useTranslation('catalog');
  const words = useWords(list);
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

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-top: var(--space-4);

  a { display: inline-flex; align-items: center; min-height: var(--control); padding: 0 var(--space-4); border: 1px solid var(--line-strong); border-radius: var(--radius-pill); font-size: var(--step--1); }
  a:hover { border-color: var(--brand); color: var(--brand); }
`;
