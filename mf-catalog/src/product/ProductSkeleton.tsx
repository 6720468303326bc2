import { Skeleton, SkeletonBox } from '@mall/ui';
import { ProductColumns } from './ProductColumns.tsx';

/** The boxes of a product page before it is known. */
export function ProductSkeleton() {
  return (
    <ProductColumns>
      <SkeletonBox ratio="1" />
      <Skeleton rows={9} />
    </ProductColumns>
  );
}
