import { Skeleton, SkeletonBox } from '@mall/ui';
import { ProductColumns } from './ProductColumns.tsx';

/** The skeleton of a product page. */
export function ProductSkeleton() {
  return (
    <ProductColumns>
      <SkeletonBox ratio="1" />
      <Skeleton rows={9} />
    </ProductColumns>
  );
}
