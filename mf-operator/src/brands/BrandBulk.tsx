import { api, refresh } from '@mall/platform';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BulkAct, BulkActs } from '../BulkActs.tsx';
import { nameOf } from '../name-of.ts';
import type { Brand } from './useBrands.ts';

type Props = { chosen: readonly Brand[]; removed: boolean; onClear: () => void };

/** Takes brands that no product has out of the mall, or puts removed ones back, as the last of the order. */
export function BrandBulk({ chosen, removed, onClear }: Props) {
  const { t } = useTranslation('brands');
  const remove = ({ id }: Brand) => api('mallBrand.remove', { id });
  const restore = ({ id }: Brand) => api('mallBrand.restore', { id });
  const act: BulkAct<Brand> = removed
    ? {
        id: 'restore',
        icon: RotateCcw,
        label: (count) => t('bulk.restore', { count }),
        act: () => ({ title: t('action.restore'), whyNot: () => null, run: restore, undo: remove }),
      }
    : {
        id: 'remove',
        icon: Trash2,
        label: (count) => t('bulk.remove', { count }),
        act: () => ({
          title: t('action.remove'),
          whyNot: ({ products }) => (products === 0 ? null : t('why.products', { count: products })),
          run: remove,
          undo: restore,
        }),
      };
  return (
    <BulkActs
      chosen={chosen}
      acts={[act]}
      nameOf={({ name }) => nameOf(name)}
      onClear={onClear}
      onDone={() => void refresh('mallBrand.list')}
    />
  );
}
