import { setSingleKeys, useMay, useSingleKeys } from '@mall/platform';
import { Button, EmptyMessage, Tabs, useFormat } from '@mall/ui';
import {
  DataTable,
  OfficeCard,
  OfficePage,
  RowKeysHint,
  SearchField,
  TableFoot,
  Toolbar,
} from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandDialog } from './BrandDialog.tsx';
import { brandColumns, nameOf } from './brand-columns.tsx';
import { type OwnBrand, tabs, useOwnBrands, useRemoveBrand } from './useOwnBrands.ts';

/** The shop's own brands with their review. */
export function OwnBrandsScreen() {
  const { t } = useTranslation('ownBrands');
  const format = useFormat();
  const brands = useOwnBrands();
  const keys = useSingleKeys();
  const mayEdit = useMay('brand.edit');
  const remove = useRemoveBrand();
  const [typed, setTyped] = useState(brands.keyword);
  const [open, setOpen] = useState<OwnBrand | 'new' | null>(null);
  const narrowed = brands.keyword !== '' || brands.tab !== 'all';
  const because = mayEdit ? false : t('noRight');
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: brands.total, total: format.number(brands.total) })}
      actions={
        mayEdit && (
          <Button
            tone="primary"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setOpen('new')}
          >
            {t('add')}
          </Button>
        )
      }
    >
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`), count: brands.counts[id] }))}
          value={brands.tab}
          onChange={(tab) => brands.ask({ tab })}
        >
          <Toolbar>
            <SearchField
              label={t('find')}
              value={typed}
              onChange={setTyped}
              onSearch={(keyword) => brands.ask({ keyword })}
            />
          </Toolbar>
          <DataTable
            label={t('title')}
            columns={brandColumns((brand) => setOpen(brand))}
            rows={brands.rows}
            rowKey={({ id }) => id}
            rowName={nameOf}
            say={(key) => t(key)}
            state={brands.state}
            keys={keys}
            onRetry={brands.retry}
            actions={(brand) => [
              { id: 'edit', label: t('action.edit'), run: () => setOpen(brand), disabledBecause: because },
              {
                id: 'remove',
                label: t('action.remove'),
                danger: true,
                run: () => remove(brand, nameOf(brand)),
                disabledBecause:
                  because || (brand.products > 0 ? t('action.inUse', { count: brand.products }) : false),
              },
            ]}
            empty={
              narrowed ? (
                <EmptyMessage
                  title={t('notFound')}
                  reason={t('notFoundReason')}
                  action={{ label: t('widen'), onClick: () => brands.ask({ tab: 'all', keyword: '' }) }}
                />
              ) : (
                <EmptyMessage
                  title={t('none')}
                  reason={t('noneReason')}
                  action={mayEdit ? { label: t('add'), onClick: () => setOpen('new') } : undefined}
                />
              )
            }
          />
          <TableFoot
            page={brands.page}
            size={brands.size}
            total={brands.total}
            onPage={(page) => brands.ask({ page })}
          >
            <RowKeysHint on={keys} onChange={setSingleKeys} />
          </TableFoot>
        </Tabs>
      </OfficeCard>
      {open !== null && (
        <BrandDialog brand={open === 'new' ? null : open} readOnly={!mayEdit} onClose={() => setOpen(null)} />
      )}
    </OfficePage>
  );
}
