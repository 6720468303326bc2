import { GoodsFormScreen } from '@mall/office/drafts/products/form';
import { goodsKind } from './goods-kind.ts';

/** A new product, or with `?id=` one of the shop's own. */
export function ProductFormScreen() {
  return <GoodsFormScreen kind={goodsKind} />;
}
