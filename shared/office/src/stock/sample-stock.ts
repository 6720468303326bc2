import type { StockItem } from './useStock.ts';

/** A SKU for the tests of both offices. */
export const sampleSku = (over: Partial<StockItem> = {}): StockItem => ({
  skuId: '1',
  productId: '7',
  goodsId: 'g7',
  name: 'Alva lamp',
  spec: 'Brass',
  image: null,
  no: 'AX-1',
  goodsNo: 'FM7',
  onSale: true,
  onHand: 10,
  held: 0,
  free: (over.onHand ?? 10) - (over.held ?? 0),
  toSend: 0,
  setAside: 0,
  reorderPoint: null,
  low: false,
  countedAt: null,
  ...over,
});
