import type { Contact } from '@mall/contract/trade/handled-review';

/**
 * Numbers that can be called in the countries of the mall's languages, in groups with one space between them. What
 * begins with + or 0 is no size, however it is grouped; mobile numbers of China and such with a bare country only
 * count whole, as people group them, or a digit or two at a time: `1800 2000 150` is a bed.
 */
const called: readonly RegExp[] = [
  /^(?:(?:\+|00)86) ?1 ?[3-9](?: ?\d){9}$/,
  /^(?:(?:\+|00) ?6 ?2|0) ?8 ?[1-9](?: ?\d){7,10}$/,
  /^(?:(?:\+|00) ?6 ?3|0) ?9(?: ?\d){9}$/,
  /^\+[1-9](?: ?\d){9,13}$/,
  /^(?:86 ?)?1[3-9]\d ?\d{4} ?\d{4}$/,
  /^(?:8 ?6 )?1 [3-9](?: \d){9}$/,
  /^1[3-9](?: \d\d){4} \d$/,
  /^62 ?8[1-9]\d ?\d{4} ?\d{2,5}$/,
  /^63 ?9\d\d ?\d{3} ?\d{4}$/,
];
/** The characters of the longest of them, when a space stands between any two of its digits. */
const longest = 2 * 15;

const numerals = '零〇一二三四五六七八九'; // digits, no sentence
const digitOf = (numeral: string): string => {
  if (numeral === '幺') return '1'; // a digit, no sentence
  return String(Math.max(0, numerals.indexOf(numeral) - 1));
};
/** Digits between which nothing stands but what people put there, the number's beginning with what stands before it. */
const run = /\+?\d(?:[\s().,·、_/~|\p{Pd}−]*\d)*/gu;

/**
 * What is made of digits and nothing to call: an amount of money, a measure, a date, a number with decimals. Amounts
 * have ten digits in a row at most, and no 0 before them: a telephone number does not hide behind a sign of money.
 */
const amount = String.raw`[1-9]\d{0,9}(?!\d)(?:[.,\s]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?`;
const units = 'mm|cm|dm|km|m|kg|g|元|块|毫米|厘米|米|公斤|斤|%|寸|ribu|rb|juta|jt'; // units, no sentence
const uncalled = new RegExp(
  [
    String.raw`(?:[¥￥₱$]|\b(?:rp|idr|php|cny|rmb|usd)\.?)\s*${amount}`,
    String.raw`(?<!\d)[1-9]\d{0,6}(?:[.,]\d{1,3})*\s*(?:${units})(?![a-z])`,
    String.raw`(?<!\d)(?:20\d\d([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2(?:19|20)\d\d)(?!\d)`,
    String.raw`(?<![\d.,])\d{1,3}[.,]\d{1,2}(?![.,]?\d)`,
  ].join('|'),
  'gi',
);

/** Any of the numbers that neighbouring groups of digits make: `138 0000 1111`, `1 3 8 …`, one after a price. */
const isCalled = (digits: string): boolean => {
  const groups = digits.match(/\+?\d+/g) ?? [];
  return groups.some((_, from) => {
    let number = '';
    for (const group of groups.slice(from)) {
      number += number === '' ? group : ` ${group}`;
      if (number.length > longest) return false;
      if (called.some((form) => form.test(number))) return true;
    }
    return false;
  });
};

const hasPhone = (text: string): boolean => {
  const plain = text.replaceAll(uncalled, ' ¤ ');
  // Written out in characters, as who hides a number does; few sentences have eleven of them in a row.
  const spelt = plain.replaceAll(/[零〇一二三四五六七八九幺]/g, digitOf);
  return [plain, spelt].some((said) => [...said.matchAll(run)].some(([digits]) => isCalled(digits)));
};

/** Names of apps after which a colon names somebody; those that sentences go on after; and ordinary words. */
const apps = [
  ...['微信', '薇信', '威信', 'weixin', 'wechat', '加\\s?v', '\\bv信', '\\bvx', '\\bwx', '扣扣', '\\bqq'],
  ...['whatsapp', 'telegram', '\\btg', 'viber'],
].join('|');
const places = ['\\bwa', 'instagram', '\\big', 'facebook', '\\bfb'].join('|');
const words = ['\\bline', 'messenger'].join('|');
/** With a digit or a line in it, as no word has. */
const odd = '(?=[a-z_-]*\\d[a-z0-9_.-]{2,}|[a-z0-9]+_)[a-z0-9][a-z0-9_-]{4,}';
/** An app and somebody's name in it. */
const messenger = new RegExp(
  [
    `(?:${apps}|${places}|${words})\\s*(?:号|群|账号|\\bid\\b|@)[\\s:=@]*[a-z0-9][a-z0-9_.-]{3,}`,
    `(?:${apps})\\s*[:=][\\s:=@]*[a-z0-9][a-z0-9_.-]{3,}`,
    `(?:${apps}|${places})\\s*(?:\\bno\\b[\\s.:]*|[\\s:=-]*)${odd}`,
    `(?:${words})\\s*[:=]\\s*${odd}`,
  ].join('|'),
  'i',
);

const link = new RegExp(
  [
    'https?\\s*:\\s*//',
    '\\bwww\\s*\\.\\s*[a-z0-9]',
    '[a-z0-9._-]+@[a-z0-9-]+\\.[a-z]{2,}', // an address of mail
    '[a-z0-9]\\s?(?:[.。]|点|\\bdot\\b)\\s?(?:com|cn)(?![a-z])', // the word for a point, no sentence
    '[a-z0-9][a-z0-9-]*\\.(?:me|id|ph|cc|io|ly|link|shop|store|vip)/[a-z0-9]',
  ].join('|'),
  'i',
);
/** Endings that are words, or begin sentences before which somebody forgot a space: only as addresses are written. */
const ending = /[A-Za-z0-9-]{3,}\.(?:net|org|xyz|id|ph|co\.id|com\.ph)(?![A-Za-z])/;

/**
 * Whether a text has a telephone number, an address in a messenger or a link in it, also in wide digits, with spaces
 * between them or with characters that nobody sees.
 */
export const contactIn = (text: string): Contact | null => {
  const said = text.normalize('NFKC').replaceAll(/[\p{Cf}\u034f\u20e3]|\p{Variation_Selector}/gu, '');
  if (link.test(said) || ending.test(said)) return 'link';
  if (messenger.test(said)) return 'messenger';
  return hasPhone(said) ? 'phone' : null;
};
