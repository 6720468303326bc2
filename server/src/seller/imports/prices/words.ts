import { type Words, words as w } from '../../../platform/i18n/words.ts';

export const priceSheetName = w('价格', 'Prices', 'Harga', 'Mga presyo');

/** Columns of a list of prices. A file may be in any of the four languages; only `sku` and `price` are read. */
export const priceColumns = {
  sku: w('SKU 编号', 'SKU', 'SKU', 'SKU'),
  goodsNo: w('货号', 'Goods no.', 'No. barang', 'Goods no.'),
  product: w('商品', 'Product', 'Produk', 'Produkto'),
  spec: w('规格', 'Variant', 'Varian', 'Uri'),
  platform: w('平台价', 'Platform price', 'Harga platform', 'Presyo ng platform'),
  price: w('店铺价', 'Shop price', 'Harga toko', 'Presyo ng tindahan'),
} as const satisfies Record<string, Words>;
