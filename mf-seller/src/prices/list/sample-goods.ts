import type { Goods, SkuPrice } from './useGoods.ts';

const aSku = (over: Partial<SkuPrice> = {}): SkuPrice => ({
  skuId: '11',
  specText: 'Oat',
  image: '/media/demo/x.webp',
  platformPrice: 100_000,
  shopPrice: 150_000,
  override: null,
  supplyPrice: 50_000,
  stock: 20,
  ...over,
});

/** A product as the office receives it, with two SKUs, for tests. */
export const aGoods = (over: Partial<Goods> = {}): Goods => ({
  id: '1',
  goodsNo: 'SOFA-1',
  name: 'Alva sofa',
  image: '/media/demo/x.webp',
  brandId: '1',
  sales: 312,
  stock: 40,
  stockState: 'in',
  platformPrice: 100_000,
  shopPrice: 150_000,
  priceTo: null,
  priceChanged: false,
  visible: true,
  own: false,
  review: 'approved',
  reason: null,
  onSale: true,
  skus: [aSku(), aSku({ skuId: '12', specText: 'Clay' })],
  ...over,
});
