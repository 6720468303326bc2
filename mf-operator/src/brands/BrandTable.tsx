import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs } from '@mall/ui';
import {
  chosenColumns,
  DataTable,
  ListSearch,
  OfficeCard,
  type RowAction,
  TableLook,
  Toolbar,
  ViewMenu,
} from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { useChosen } from '../useChosen.ts';
import { BrandBulk } from './BrandBulk.tsx';
import { useBrandColumns } from './brand-columns.tsx';
import { type Brand, type Brands, pageSize, useBrandSteps } from './useBrands.ts';

type Props = {
  brands: Brands;
  mayEdit: boolean;
  onOpen: (brand: Brand) => void;
  onPlace: (brand: Brand) => void;
  onAdd: () => void;
};

const standing = [
  { tab: 'shown', query: '' },
  { tab: 'removed', query: 'tab=removed' },
] as const;

/** One card: those of the mall and the removed ones, search and views, the brands in their order. */
export function BrandTable({ brands, mayEdit, onOpen, onPlace, onAdd }: Props) {
  const { t } = useTranslation('brands');
  const keys = useSingleKeys();
  const steps = useBrandSteps();
  const columns = useBrandColumns(onOpen);
  const { asked, ask, open, scope, page, total } = brands;
  const { selection, chosen } = useChosen(brands, ({ id }) => id);
  const actions = (brand: Brand): readonly RowAction[] => {
    const { place, products } = brand;
    if (place === null)
      return [{ id: 'restore', label: t('action.restore'), run: () => steps.restore(brand) }];
    return [
      { id: 'edit', label: t('action.edit'), hotkey: 'e', run: () => onOpen(brand) },
      {
        id: 'up',
        label: t('action.up'),
        hotkey: 'u',
        run: () => void steps.place(brand, place - 1),
        disabledBecause: place === 1 && t('why.first'),
      },
      { id: 'down', label: t('action.down'), hotkey: 'd', run: () => void steps.place(brand, place + 1) },
      { id: 'place', label: t('action.place'), hotkey: 'p', run: () => onPlace(brand) },
      {
        id: 'remove',
        label: t('action.remove'),
        danger: true,
        run: () => steps.remove(brand),
        disabledBecause: products > 0 && t('why.products', { count: products }),
      },
    ];
  };
  return (
    <OfficeCard flush>
      <Tabs
        label={t('tabs')}
        tabs={[
          { id: 'shown' as const, label: t('tab.shown') },
          { id: 'removed' as const, label: t('tab.removed') },
        ]}
        value={asked.tab}
        onChange={(tab) => ask({ tab })}
      >
        <Toolbar>
          <ListSearch label={t('find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
          <TableLook columns={columns} list={brands} />
          <ViewMenu
            views={standing.map(({ tab, query }) => ({ id: tab, name: t(`tab.${tab}`), query }))}
            {...brands.views}
          />
        </Toolbar>
        <DataTable
          label={t('title')}
          columns={chosenColumns(columns, asked.cols)}
          rows={brands.rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => nameOf(name)}
          load={brands}
          keys={keys}
          selection={mayEdit ? selection : undefined}
          density={asked.density}
          actions={mayEdit ? actions : undefined}
          empty={
            scope === '' ? (
              <EmptyMessage
                title={t('none')}
                reason={t('noneReason')}
                {...(mayEdit ? { action: { label: t('add.open'), onClick: onAdd } } : {})}
              />
            ) : (
              <EmptyMessage
                title={t(asked.tab === 'removed' ? 'noneRemoved' : 'notFound')}
                reason={t(asked.tab === 'removed' ? 'noneRemovedReason' : 'notFoundReason')}
                action={{ label: t('showAll'), onClick: () => open('') }}
              />
            )
          }
        />
        <BrandBulk chosen={chosen} removed={asked.tab === 'removed'} onClear={selection.clear} />
        <KeysFoot
          page={page}
          size={pageSize}
          total={total}
          onPage={(next) => ask({ page: next })}
          letters={
            mayEdit
              ? [
                  { key: 'U D', does: t('keys.order') },
                  { key: 'P', does: t('keys.place') },
                ]
              : []
          }
        />
      </Tabs>
    </OfficeCard>
  );
}
