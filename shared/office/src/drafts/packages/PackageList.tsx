import { Cells } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftList } from '../DraftList.tsx';
import type { DraftList as Rows } from '../useDraftList.ts';
import type { PackageKind } from './package-kind.ts';
import type { OwnPackage } from './package-row.ts';

type PackageListProps = {
  kind: PackageKind;
  list: Rows<OwnPackage>;
  title: string;
  /** What a list without any says; a shop's own by default. */
  none?: { title: string; reason: string };
  filters?: ReactNode;
  views?: ReactNode;
  /** Beside the button for a new one. */
  tools?: ReactNode;
};

/** The page of a seller's own whole-house packages. */
export function PackageList({ kind, list, title, none, filters, views, tools }: PackageListProps) {
  const { t } = useTranslation('ownPackages');
  return (
    <DraftList
      kind={kind}
      words={{
        title,
        sub: (count, total) => t('sub', { count, total }),
        add: t('add'),
        find: t('find'),
        name: t('column.name'),
        unnamed: t('unnamed'),
        none: none?.title ?? t('none'),
        noneReason: none?.reason ?? t('noneReason'),
        notFound: t('notFound'),
      }}
      list={list}
      filters={filters}
      views={views}
      tools={tools}
      sub={({ rooms, pieces }) => `${t('rooms.count', { count: rooms })} · ${t('pieces', { count: pieces })}`}
      columns={[
        {
          id: 'category',
          header: t('column.category'),
          cell: ({ category }) => Cells.text(category),
          width: '140px',
          wideOnly: true,
        },
        {
          id: 'price',
          card: 'amount',
          header: t('column.price'),
          align: 'end',
          cell: ({ price }) => Cells.money(price),
          width: '130px',
        },
      ]}
    />
  );
}
