import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import { Breadcrumbs, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { usePageHeading } from '../usePageHeading.ts';
import { BrandHead } from './BrandHead.tsx';
import { NoResults } from './NoResults.tsx';
import { ProductList } from './ProductList.tsx';
import type { Brand } from './useBrand.ts';
import { useList } from './useList.ts';

/** A brand's story above the list of its products. */
export function BrandGoods({ brand }: { brand: Brand }) {
  const { t } = useTranslation('lists');
  const { t: says } = useTranslation('catalog');
  const list = useList('product.list', { brandId: brand.id });
  const all = opens(paths.brandList()) ? paths.brandList() : paths.productCenter();
  usePageHeading(brand.name);
  return (
    <Page
      wide
      above={
        <Breadcrumbs
          crumbs={[
            { label: says('crumb.home'), to: paths.home() },
            { label: t('brand.crumb'), to: all },
            { label: brand.name },
          ]}
        />
      }
    >
      <BrandHead brand={brand} />
      <ProductList
        list={list}
        empty={<NoResults list={list} reason={t('brand.none')} action={{ label: t('brand.all'), to: all }} />}
      />
    </Page>
  );
}
