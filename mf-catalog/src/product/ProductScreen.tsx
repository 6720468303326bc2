import { paths } from '@mall/contract/core/paths';
import { Badge, Breadcrumbs, EmptyMessage, FailedSection, Gallery, Page } from '@mall/ui';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshPage } from '../useFreshPage.ts';
import { usePageHeading } from '../usePageHeading.ts';
import { lazySection } from '../lazy-section.tsx';
import { BuyBox } from './BuyBox.tsx';
import { ProductColumns } from './ProductColumns.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { picturesOf } from './sku-choice.ts';
import { type Shown, useProduct } from './useProduct.ts';

/** One product (spec §2, /product). Its route declares who may open it. */
export function ProductScreen() {
  const { t } = useTranslation('catalog');
  const state = useProduct();
  const product = state.status === 'ready' ? state.product : undefined;
  usePageHeading(product?.name ?? (state.status === 'missing' ? t('product.missing.title') : undefined));
  useFreshPage(product?.id);
  switch (state.status) {
    case 'loading':
      return (
        <Page above={<Breadcrumbs crumbs={[{ label: t('crumb.home'), to: paths.home() }, { label: '…' }]} />}>
          <ProductSkeleton />
        </Page>
      );
    case 'missing':
      return (
        <Page title={t('product.missing.title')}>
          <EmptyMessage
            title={t('product.missing.gone')}
            reason={t('product.missing.reason')}
            action={{ label: t('list.all'), to: paths.productCenter() }}
          />
          <Instead product={state.id ? { id: state.id } : undefined} />
        </Page>
      );
    case 'failed':
      return (
        <Page>
          <FailedSection onRetry={state.retry} autoRetrySeconds={15} height={640} />
        </Page>
      );
    case 'ready':
      return <Ready key={state.product.id} {...state} />;
  }
}

function Ready(shown: Shown) {
  const { t } = useTranslation('catalog');
  const { product, sku } = shown;
  const skuBelow = useDeferredValue(sku);
  const crumbs = [
    { label: t('crumb.home'), to: paths.home() },
    { label: product.category.name, to: paths.productCenter({ categoryId: product.category.id }) },
    { label: product.name },
  ];
  return (
    <Page above={<Breadcrumbs crumbs={crumbs} />}>
      <ProductColumns>
        <Gallery
          key={sku?.image}
          name={product.name}
          items={picturesOf(product, sku)}
          badge={
            product.tags.includes('bestseller') && (
              <Badge corner tone="plain">
                {t('card.bestseller')}
              </Badge>
            )
          }
        />
        <BuyBox {...shown} />
      </ProductColumns>
      <BelowTheFold product={product} sku={skuBelow} />
    </Page>
  );
}

/** Similar products in place of the one that is gone. */
const Instead = lazySection(() => import('./Alike.tsx').then((m) => ({ Component: m.Alike })), 480);

/** A choice updates the parts above at once, and this one as soon as that is painted. */
const BelowTheFold = memo(lazySection(() => import('./below-the-fold.ts').then((m) => m.open()), 2400));
