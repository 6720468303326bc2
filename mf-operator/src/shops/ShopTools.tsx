import { useSavedViews } from '@mall/office';
import { FilterSegments, ListSearch, TableLook, Toolbar, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { shopColumns } from './shop-columns.tsx';
import { type Shops, states } from './useShops.ts';

/** Search, state, columns and views: all of it in the address. */
export function ShopTools({ shops }: { shops: Shops }) {
  const { t } = useTranslation('mallShops');
  const { asked, ask } = shops;
  return (
    <Toolbar>
      <ListSearch
        label={t('find')}
        keyword={asked.keyword}
        onSearch={(keyword) => ask({ keyword: keyword.trim() })}
      />
      <FilterSegments
        label={t('column.state')}
        segments={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={asked.state}
        onChange={(state) => ask({ state })}
      />
      <TableLook columns={shopColumns} list={shops} say={(key) => t(key)} />
      <ViewMenu
        views={[
          { id: 'all', name: t('state.all'), query: '' },
          { id: 'suspended', name: t('state.suspended'), query: 'state=suspended' },
        ]}
        {...useSavedViews('operator.shops', shops)}
      />
    </Toolbar>
  );
}
