import { Button } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogLink } from '../LogLink.tsx';
import { useMayOperate } from '../useMe.ts';
import { BrandDialog } from '../BrandDialog.tsx';
import { HomeBrandCard } from './HomeBrandCard.tsx';
import { BrandTable } from './BrandTable.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { type Brand, useBrands } from './useBrands.ts';

type Doing = { what: 'add' } | { what: 'edit' | 'place'; brand: Brand };

/** Brands of the mall itself, in the order in which it recommends them. */
export function BrandsScreen() {
  const { t } = useTranslation('brands');
  const brands = useBrands();
  const mayEdit = useMayOperate('catalogue.edit');
  const [doing, setDoing] = useState<Doing>();
  const end = () => setDoing(undefined);
  const add = () => setDoing({ what: 'add' });
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: brands.total })}
      actions={
        <>
          <LogLink area="goods" />
          {mayEdit && (
            <Button tone="primary" icon={<Plus size={16} aria-hidden />} onClick={add}>
              {t('add.open')}
            </Button>
          )}
        </>
      }
    >
      {brands.home && <HomeBrandCard home={brands.home} mayEdit={mayEdit} />}
      <BrandTable
        brands={brands}
        mayEdit={mayEdit}
        onOpen={(brand) => setDoing({ what: 'edit', brand })}
        onPlace={(brand) => setDoing({ what: 'place', brand })}
        onAdd={add}
      />
      {doing?.what === 'add' && <BrandDialog readOnly={false} onClose={end} />}
      {doing?.what === 'edit' && (
        <BrandDialog brand={doing.brand} readOnly={!mayEdit || doing.brand.place === null} onClose={end} />
      )}
      {doing?.what === 'place' && <PlaceDialog brand={doing.brand} onClose={end} />}
    </OfficePage>
  );
}
