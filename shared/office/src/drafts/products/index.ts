export { type GoodsKind, goodsKindOf } from './goods-kind.ts';
export { GoodsList } from './GoodsList.tsx';
