import { GoodsFormScreen } from '@mall/office/drafts/products/form';
import { mallGoodsKind } from './mall-goods-kind.tsx';

/** A new product of the mall, or with `?id=` one of them. */
export function ProductFormScreen() {
  return <GoodsFormScreen kind={mallGoodsKind} />;
}
