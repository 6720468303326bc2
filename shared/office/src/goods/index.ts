// The search for one seller's goods, to put them into an offer or an order.
export { GoodsSearch } from './GoodsSearch.tsx';
export type { FoundSku, UseGoods } from './use-goods.ts';
