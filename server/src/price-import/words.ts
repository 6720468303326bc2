import { type Words, words as w } from '../text/words.ts';

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
export type PriceColumn = keyof typeof priceColumns;

/** What is right in the place of a fault. `amount`, `text` and `row` come from the fault. */
export const problemWords = {
  skuMissing: w('SKU 编号为空', 'The SKU is empty', 'SKU kosong', 'Walang laman ang SKU'),
  skuUnknown: w(
    '“{text}”不是本店商品的 SKU 编号，请使用模板中的编号',
    '“{text}” is no SKU of your goods. Use the numbers of the template',
    '“{text}” bukan SKU barang Anda. Gunakan nomor dari templat',
    'Hindi SKU ng iyong kalakal ang “{text}”. Gamitin ang mga numero ng template',
  ),
  skuTwice: w(
    '第 {first} 行已有此 SKU，请只保留一行',
    'Row {first} has this SKU already. Keep one of them',
    'Baris {first} sudah memuat SKU ini. Sisakan satu saja',
    'Nasa linya {first} na ang SKU na ito. Magtira ng isa',
  ),
  notAmount: w(
    '“{text}”不是金额，请写成 1299 或 1299.50',
    '“{text}” is no amount. Write 1299 or 1299.50',
    '“{text}” bukan jumlah uang. Tulis 1299 atau 1299.50',
    'Hindi halaga ang “{text}”. Isulat ang 1299 o 1299.50',
  ),
  formula: w(
    '这是公式，请粘贴为数值',
    'This is a formula. Paste its value',
    'Ini rumus. Tempelkan nilainya',
    'Formula ito. I-paste ang halaga nito',
  ),
  belowPlatform: w(
    '低于平台价 {amount}',
    'Below the platform price of {amount}',
    'Di bawah harga platform {amount}',
    'Mas mababa sa presyo ng platform na {amount}',
  ),
  tooHigh: w(
    '高于 {amount}（平台价的 20 倍）',
    'Above {amount}, which is 20 times the platform price',
    'Di atas {amount}, 20 kali harga platform',
    'Mas mataas sa {amount}, 20 beses ng presyo ng platform',
  ),
  inReview: w(
    '该商品正在审核，暂不能改价',
    'This product is in review; its price cannot be changed now',
    'Produk ini sedang ditinjau; harganya belum dapat diubah',
    'Sinusuri pa ang produktong ito; hindi pa mababago ang presyo',
  ),
  rejected: w(
    '该商品未通过审核，暂不能改价',
    'This product was not approved; its price cannot be changed now',
    'Produk ini tidak disetujui; harganya belum dapat diubah',
    'Hindi naaprubahan ang produktong ito; hindi pa mababago ang presyo',
  ),
  gone: w(
    '该商品已下架或不存在',
    'This product is no longer there',
    'Produk ini sudah tidak ada',
    'Wala na ang produktong ito',
  ),
} as const satisfies Record<string, Words>;
export type RowProblemKey = keyof typeof problemWords;
