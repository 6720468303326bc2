import { Cells } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { DraftList } from '../DraftList.tsx';
import { packageKind } from './package-kind.ts';
import { useOwnPackages } from './useOwnPackages.ts';

/** The shop's own whole-house packages with their review. */
export function OwnPackagesScreen() {
  const { t } = useTranslation('ownPackages');
  return (
    <DraftList
      kind={packageKind}
      words="ownPackages"
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
