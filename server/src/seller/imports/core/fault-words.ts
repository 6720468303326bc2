import { type Words, words as w } from '../../../platform/i18n/words.ts';

/** What is right in the place of a fault. Amounts, texts and rows in braces come from the fault. */
export const faultWords = {
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
  missing: w('此格为空', 'This cell is empty', 'Sel ini kosong', 'Walang laman ang cell na ito'),
  tooLong: w(
    '最多 {max} 个字',
    'At most {max} characters',
    'Paling banyak {max} karakter',
    'Hanggang {max} karakter lang',
  ),
  notWhole: w(
    '“{text}”不是 {min} 到 {max} 之间的整数',
    '“{text}” is no whole number from {min} to {max}',
    '“{text}” bukan bilangan bulat dari {min} sampai {max}',
    'Hindi buong bilang mula {min} hanggang {max} ang “{text}”',
  ),
  notChoice: w(
    '没有“{text}”，请使用“选项”表中的名称',
    'There is no “{text}”. Use a name of the sheet “Choices”',
    'Tidak ada “{text}”. Gunakan nama di lembar “Pilihan”',
    'Walang “{text}”. Gumamit ng pangalan sa sheet na “Mga pagpipilian”',
  ),
  belowSupply: w(
    '低于供货价 {amount}',
    'Below the supply price of {amount}',
    'Di bawah harga pasok {amount}',
    'Mas mababa sa supply price na {amount}',
  ),
  specMissing: w(
    '同一商品有多行时，每行都要写规格名和规格值',
    'A product of several rows needs the name and value of a variant in each',
    'Produk dengan beberapa baris memerlukan nama dan nilai varian di setiap baris',
    'Kailangan ng pangalan at halaga ng uri sa bawat linya ng produktong maraming linya',
  ),
  specsDiffer: w(
    '规格名与第 {first} 行不同',
    'The names of its variants differ from row {first}',
    'Nama varian berbeda dari baris {first}',
    'Iba ang mga pangalan ng uri sa linya {first}',
  ),
  specTwice: w(
    '第 {first} 行已有相同规格',
    'Row {first} has the same variant already',
    'Baris {first} sudah memuat varian yang sama',
    'Nasa linya {first} na ang uring ito',
  ),
  differs: w(
    '与第 {first} 行不同；整个商品的内容只写在第一行',
    'Differs from row {first}; what holds for the whole product stands in its first row',
    'Berbeda dari baris {first}; isi untuk seluruh produk ditulis di baris pertama',
    'Iba sa linya {first}; sa unang linya nakasulat ang para sa buong produkto',
  ),
  tooManySpecs: w(
    '一个商品最多 {max} 个规格组合',
    'A product has at most {max} variants',
    'Satu produk paling banyak {max} varian',
    'Hanggang {max} uri lang ang isang produkto',
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
export type FaultKey = keyof typeof faultWords;
