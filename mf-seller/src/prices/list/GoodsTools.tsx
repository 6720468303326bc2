import { useSavedViews } from '@mall/office';
import { useQueryOf } from '@mall/platform';
import { AppliedChip, Chip } from '@mall/ui';
import {
  type Column,
  ColumnMenu,
  ColumnTools,
  DensityChoice,
  Push,
  ListSearch,
  Toolbar,
  ViewMenu,
} from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { GoodsFilter } from './GoodsFilter.tsx';
import type { GoodsRow } from './goods-rows.ts';
import type { GoodsList } from './useGoods.ts';

type GoodsToolsProps = { goods: GoodsList; columns: readonly Column<GoodsRow, ParseKeys<'prices'>>[] };

/** Search, filters, order, columns, density, views: all of it in the address. */
export function GoodsTools({ goods, columns }: GoodsToolsProps) {
  const { t } = useTranslation('prices');
  const { asked, ask } = goods;
  const names = useFilterNames();
  return (
    <Toolbar>
      <ListSearch label={t('goods.find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
      <Chip chosen={asked.changed === '1'} onClick={() => ask({ changed: asked.changed === '1' ? '' : '1' })}>
        {t('onlyOwn')}
      </Chip>
      {(['categoryId', 'brandId'] as const).map(
        (name) =>
          asked[name] !== '' && (
            <AppliedChip
              key={name}
              removeLabel={t('filter.remove', { name: names[name](asked[name]) })}
              onRemove={() => ask({ [name]: '' })}
            >
              {t(`filter.${name}`)}: {names[name](asked[name])}
            </AppliedChip>
          ),
      )}
      <GoodsFilter goods={goods} />
      <Push />
      <ColumnTools>
        <ColumnMenu
          columns={columns}
          chosen={asked.cols}
          onChange={(cols) => ask({ cols, page: goods.page })}
          say={(key) => t(key)}
        />
        <DensityChoice value={asked.density} onChange={(density) => ask({ density, page: goods.page })} />
      </ColumnTools>
      <ViewMenu
        views={[
          { id: 'all', name: t('view.all'), query: '' },
          { id: 'own', name: t('view.own'), query: 'changed=1' },
          { id: 'dear', name: t('view.dear'), query: 'state=onSale&sort=price' },
          { id: 'low', name: t('view.low'), query: 'state=lowStock' },
          { id: 'new', name: t('view.new'), query: 'sort=newest' },
        ]}
        {...useSavedViews('seller.goodsList', goods)}
      />
    </Toolbar>
  );
}

/** The names of the active filters. */
const useFilterNames = () => {
  const { data: menu } = useQueryOf('category.menu', {});
  const { data: brands } = useQueryOf('brand.list', { size: 100 });
  const categories = (menu ?? []).flatMap((top) => [top, ...top.children]);
  return {
    categoryId: (id: string) => categories.find((one) => one.id === id)?.name ?? id,
    brandId: (id: string) => brands?.list.find((one) => one.id === id)?.name ?? id,
  };
};
