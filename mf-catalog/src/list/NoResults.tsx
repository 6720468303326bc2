import { paths } from '@mall/contract/core/paths';
import { EmptyMessage } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazySection } from '../lazy-section.tsx';
import type { List } from './useList.ts';

type NothingProps = {
  list: List;
  title?: string;
  /** Displayed when no filter is the cause, with one link. */
  reason?: string;
  action?: { label: string; to: string };
  children?: ReactNode;
};

/** An empty list: which filter to remove and how many results that would give, or where else to look. */
export function NoResults({ list, title, reason, action, children }: NothingProps) {
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
      {applied.length > 1 && <RelaxFilters list={list} />}
      {children}
    </EmptyMessage>
  );
}

const RelaxFilters = lazySection(
  () => import('./RelaxFilters.tsx').then((m) => ({ Component: m.RelaxFilters })),
  60,
);
