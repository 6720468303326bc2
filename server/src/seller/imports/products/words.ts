import type { Language } from '@mall/contract/core/languages';
import type { Unit } from '@mall/contract/seller/own-goods';
import { type Words, words as w } from '../../../platform/i18n/words.ts';

export const goodsSheetName = w('商品', 'Products', 'Produk', 'Mga produkto');
export const choicesSheetName = w('选项', 'Choices', 'Pilihan', 'Mga pagpipilian');

/** Columns of a list of products, one row for each SKU. A file may be in any of the four languages. */
export const goodsColumns = {
  group: w('商品编号', 'Product no.', 'No. produk', 'No. ng produkto'),
  nameZh: w('名称（中文）', 'Name (Chinese)', 'Nama (Mandarin)', 'Pangalan (Tsino)'),
  nameEn: w('名称（英文）', 'Name (English)', 'Nama (Inggris)', 'Pangalan (Ingles)'),
  nameIndo: w('名称（印尼文）', 'Name (Indonesian)', 'Nama (Indonesia)', 'Pangalan (Indonesian)'),
  nameFili: w('名称（菲律宾文）', 'Name (Filipino)', 'Nama (Filipino)', 'Pangalan (Filipino)'),
  category: w('分类', 'Category', 'Kategori', 'Kategorya'),
  brand: w('品牌', 'Brand', 'Merek', 'Tatak'),
  unit: w('单位', 'Unit', 'Satuan', 'Yunit'),
  spec1: w('规格名 1', 'Variant name 1', 'Nama varian 1', 'Pangalan ng uri 1'),
  value1: w('规格值 1', 'Variant 1', 'Varian 1', 'Uri 1'),
  spec2: w('规格名 2', 'Variant name 2', 'Nama varian 2', 'Pangalan ng uri 2'),
  value2: w('规格值 2', 'Variant 2', 'Varian 2', 'Uri 2'),
  spec3: w('规格名 3', 'Variant name 3', 'Nama varian 3', 'Pangalan ng uri 3'),
  value3: w('规格值 3', 'Variant 3', 'Varian 3', 'Uri 3'),
  no: w('货号', 'Article no.', 'No. artikel', 'Article no.'),
  price: w('平台价', 'Platform price', 'Harga platform', 'Presyo ng platform'),
  supply: w('供货价', 'Supply price', 'Harga pasok', 'Supply price'),
  stock: w('库存', 'Stock', 'Stok', 'Stock'),
  width: w('宽 (mm)', 'Width (mm)', 'Lebar (mm)', 'Lapad (mm)'),
  depth: w('深 (mm)', 'Depth (mm)', 'Kedalaman (mm)', 'Lalim (mm)'),
  height: w('高 (mm)', 'Height (mm)', 'Tinggi (mm)', 'Taas (mm)'),
  leadDays: w('生产天数', 'Production days', 'Hari produksi', 'Araw ng produksyon'),
  detail: w('介绍', 'Description', 'Deskripsi', 'Paglalarawan'),
} as const satisfies Record<string, Words>;
export type GoodsColumn = keyof typeof goodsColumns;

export const nameColumns = {
  zh: 'nameZh',
  en: 'nameEn',
  indo: 'nameIndo',
  fili: 'nameFili',
} as const satisfies Record<Language, GoodsColumn>;

export const unitWords = {
  piece: w('件', 'piece', 'buah', 'piraso'),
  item: w('个', 'item', 'item', 'item'),
  unit: w('台', 'unit', 'unit', 'yunit'),
  sheet: w('张', 'sheet', 'lembar', 'pilyego'),
  set: w('套', 'set', 'set', 'set'),
  box: w('箱', 'box', 'kotak', 'kahon'),
  metre: w('米', 'metre', 'meter', 'metro'),
  squareMetre: w('平方米', 'm²', 'm²', 'm²'),
} as const satisfies Record<Unit, Words>;
