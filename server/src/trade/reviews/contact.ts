import type { Contact } from '@mall/contract/trade/handled-review';

/**
 * Numbers that can be called in the four countries of the mall's languages, with or without their country: mobile ones
 * of China, Indonesia and the Philippines, and those of elsewhere that begin with +. Nothing shorter counts: sizes and
 * prices are.
 */
const called: readonly RegExp[] = [
  /^(?:\+?86|0086)?1[3-9]\d{9}$/,
  /^(?:\+?62|0062|0)8[1-9]\d{7,10}$/,
  /^(?:\+?63|0063|0)9\d{9}$/,
  /^\+[1-9]\d{8,13}$/,
];

const numerals = '零〇一二三四五六七八九'; // digits, no sentence
const digitOf = (numeral: string): string => {
  if (numeral === '幺') return '1'; // a digit, no sentence
  return String(Math.max(0, numerals.indexOf(numeral) - 1));
};
/** Digits between which nothing stands but what people put there, the number's beginning with what stands before it. */
const run = /\+?\d(?:[\s().·_/-]*\d)*/g;
/** An amount of money, or a measure: no digit of it is one of a number to call. */
const money = /(?:[¥￥₱$]|\b(?:rp|idr|php|cny|rmb|usd)\.?)\s*[\d.,\s]*\d/gi;
const measure =
  /\d[\d.,]*\s*(?:mm|cm|dm|km|m|kg|g|元|块|毫米|厘米|米|公斤|斤|%|寸|ribu|rb|juta|jt)(?![a-z])/gi;

/** Any of the numbers that neighbouring groups of digits make: `138 0000 1111`, `1 3 8 …`, one after a price. */
const isCalled = (digits: string): boolean => {
  const groups = digits.match(/\+?\d+/g) ?? [];
  return groups.some((_, from) => {
    let number = '';
    for (const group of groups.slice(from)) {
      number += group;
      if (number.length > 16) return false;
      if (called.some((form) => form.test(number))) return true;
    }
    return false;
  });
};

const hasPhone = (text: string): boolean => {
  const plain = text.replaceAll(money, ' ¤ ').replaceAll(measure, ' ¤ ');
  // Written out in characters, as who hides a number does; few sentences have eleven of them in a row.
  const spelt = plain.replaceAll(/[零〇一二三四五六七八九幺]/g, digitOf);
  return [plain, spelt].some((said) => [...said.matchAll(run)].some(([digits]) => isCalled(digits)));
};

const app = [
  ...['微信', '薇信', 'weixin', 'wechat', '\\bv信', '\\bvx', '\\bwx', '\\bqq'], // names of apps
  ...['whatsapp', '\\bwa', 'telegram', '\\btg', 'viber', '\\bline'],
  ...['instagram', '\\big', 'facebook', '\\bfb', 'messenger'],
].join('|');
/** An app and somebody's name in it: said to be one, or with a digit or a line in it as no word has. */
const messenger = new RegExp(
  `(?:${app})\\s*(?:(?:号|账号|\\bid|\\bno|@|[:：=])[\\s:：=@]*[a-z0-9][a-z0-9_.-]{3,}|[\\s-]*(?=[a-z_-]*\\d[a-z0-9_.-]{2,}|[a-z0-9]+_)[a-z0-9_-]{5,})`,
  'i',
);

const link = new RegExp(
  [
    'https?:\\s*//',
    '\\bwww\\s*\\.\\s*[a-z0-9]',
    '[a-z0-9._-]+@[a-z0-9-]+\\.[a-z]{2,}', // an address of mail
    '[a-z0-9][a-z0-9-]*\\s?\\.\\s?(?:com|cn|net)(?![a-z])',
    '[a-z0-9][a-z0-9-]*\\.(?:org|shop|store|xyz|vip|co\\.id|com\\.ph)(?![a-z])',
    '[a-z0-9][a-z0-9-]*\\.(?:me|id|ph|cc|io|link)/[a-z0-9]',
  ].join('|'),
  'i',
);

/**
 * Whether a text has a telephone number, an address in a messenger or a link in it, also in wide digits, with spaces
 * between them or with characters that nobody sees.
 */
export const contactIn = (text: string): Contact | null => {
  const said = text.normalize('NFKC').replaceAll(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '');
  if (link.test(said)) return 'link';
  if (messenger.test(said)) return 'messenger';
  return hasPhone(said) ? 'phone' : null;
};
