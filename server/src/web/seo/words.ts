import { type Language, pickText, type Texts } from '@mall/contract/core/languages';

/** What pages say of themselves to search engines, where nothing of the mall's own content does. */
const words = {
  home: {
    zh: '家具、家居饰品与全屋套餐：按空间、尺寸与风格挑选，明码标价，送达日期一目了然。',
    en: 'Furniture, home furnishings and whole-house packages: choose by room, size and style, with clear prices and delivery dates.',
    indo: 'Furnitur, perlengkapan rumah, dan paket seluruh rumah: pilih menurut ruang, ukuran, dan gaya, dengan harga dan tanggal kirim yang jelas.',
    fili: 'Muwebles, kagamitan sa bahay at package para sa buong bahay: pumili ayon sa silid, sukat at estilo, na may malinaw na presyo at petsa ng hatid.',
  },
  list: {
    zh: '{title}：{count} 件商品，可按价格、尺寸、风格与材质筛选。',
    en: '{title}: {count} products, filtered by price, size, style and material.',
    indo: '{title}: {count} produk, disaring menurut harga, ukuran, gaya, dan bahan.',
    fili: '{title}: {count} produkto, masasala ayon sa presyo, sukat, estilo at materyales.',
  },
  package: {
    zh: '{name}：{pieces} 件，{rooms}。每一件都可更换，价格即时计算。',
    en: '{name}: {pieces} pieces for {rooms}. Every piece can be exchanged, and the price follows at once.',
    indo: '{name}: {pieces} barang untuk {rooms}. Setiap barang dapat ditukar, dan harganya langsung mengikuti.',
    fili: '{name}: {pieces} piraso para sa {rooms}. Mapapalitan ang bawat piraso, at agad na susunod ang presyo.',
  },
} as const satisfies Record<string, Texts>;

export const say = (
  key: keyof typeof words,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  pickText(words[key], language).text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );

/** Search engines and messengers show about this much. */
const longest = 160;

/** A text cut at the end of a word, as a description of a page. */
export const shortened = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  const gap = cut.lastIndexOf(' ');
  return `${gap > longest / 2 ? cut.slice(0, gap) : cut}…`;
};
