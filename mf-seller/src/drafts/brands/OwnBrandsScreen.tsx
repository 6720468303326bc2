import { ReviewTable } from '@mall/office/drafts';
import { useMay } from '@mall/platform';
import { Button, useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandDialog } from './BrandDialog.tsx';
import { nameOf, useBrandColumns } from './brand-columns.tsx';
import { type OwnBrand, tabs, useOwnBrands, useRemoveBrand } from './useOwnBrands.ts';

/** The shop's own brands with their review. */
export function OwnBrandsScreen() {
  const { t } = useTranslation('ownBrands');
  const { t: say } = useTranslation('drafts');
  const format = useFormat();
  const brands = useOwnBrands();
  const mayEdit = useMay('brand.edit');
  const remove = useRemoveBrand();
  const [open, setOpen] = useState<OwnBrand | 'new' | null>(null);
  const because = mayEdit ? false : say('noRight');
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
      <ReviewTable
        words={{
          title: t('title'),
          find: t('find'),
          none: t('none'),
          noneReason: t('noneReason'),
          notFound: t('notFound'),
        }}
        tabs={tabs}
        list={brands}
        columns={useBrandColumns(setOpen)}
        nameOf={nameOf}
        actions={(brand) => [
          { id: 'edit', label: t('action.edit'), run: () => setOpen(brand), disabledBecause: because },
          {
            id: 'remove',
            label: say('action.remove'),
            danger: true,
            run: () => remove(brand, nameOf(brand)),
            disabledBecause:
              because || (brand.products > 0 ? t('action.inUse', { count: brand.products }) : false),
          },
        ]}
        add={mayEdit ? { label: t('add'), onClick: () => setOpen('new') } : undefined}
      />
      {open !== null && (
        <BrandDialog brand={open === 'new' ? null : open} readOnly={!mayEdit} onClose={() => setOpen(null)} />
      )}
    </OfficePage>
  );
}
