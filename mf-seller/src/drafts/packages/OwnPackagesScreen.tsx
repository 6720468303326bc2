import { DraftList } from '@mall/office/drafts';
import { Cells } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { packageKind } from './package-kind.ts';
import { useOwnPackages } from './useOwnPackages.ts';

/** The shop's own whole-house packages with their review. */
export function OwnPackagesScreen() {
  const { t } = useTranslation('ownPackages');
  return (
    <DraftList
      kind={packageKind}
      words={{
        title: t('title'),
        sub: (count, total) => t('sub', { count, total }),
        add: t('add'),
        find: t('find'),
        name: t('column.name'),
        unnamed: t('unnamed'),
        none: t('none'),
        noneReason: t('noneReason'),
        notFound: t('notFound'),
      }}
      list={useOwnPackages()}
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
