import { memo } from 'react';
import { About } from './About.tsx';
import { Alike } from './Alike.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import { Dimensions } from './Dimensions.tsx';
import { MadeToMeasure } from './MadeToMeasure.tsx';
import { Reviews } from './Reviews.tsx';
import { Together } from './Together.tsx';
import type { Shown } from './useProduct.ts';
import { Viewed } from './Viewed.tsx';

type Props = Pick<Shown, 'product' | 'sku'>;

/** A product's page below pictures and price. */
export function BelowTheFold({ product, sku }: Props) {
  return (
    <>
      <About product={product} />
      <Dimensions product={product} sku={sku} />
      <MadeToMeasure key={sku?.id} product={product} sku={sku} />
      <Others product={product} />
    </>
  );
}

/** The same for every SKU, and large. */
const Others = memo(function OtherParts({ product }: Pick<Props, 'product'>) {
  return (
    <>
      <BrandPanel productId={product.id} brand={product.brand} />
      <Reviews productId={product.id} />
      <Together productId={product.id} />
      <Alike product={product} />
      <Viewed productId={product.id} />
    </>
  );
});
