import { words as w } from '../text/words.ts';

/** What is said about offers for wanted purchases. */
export const quoteTexts = {
  'quote.sent': {
    member: {
      title: w('店铺发来报价', 'A shop made you an offer', 'Toko memberi penawaran', 'May alok ang tindahan'),
      body: w(
        '求购 {no} 有了报价：共 {amount}，{date} 前有效。',
        'There is an offer for your wanted purchase {no}: {amount} in all, valid until {date}.',
        'Ada penawaran untuk permintaan {no}: total {amount}, berlaku sampai {date}.',
        'May alok para sa hinahanap mong {no}: {amount} lahat, hanggang {date}.',
      ),
    },
  },
  'quote.declined': {
    shop: {
      title: w('报价未被接受', 'Your offer was turned down', 'Penawaran ditolak', 'Tinanggihan ang alok'),
      body: w(
        '求购 {no} 的报价被谢绝，可以重新报价。',
        'Your offer for {no} was turned down. You may make another.',
        'Penawaran untuk {no} ditolak. Anda dapat membuat yang lain.',
        'Tinanggihan ang alok para sa {no}. Maaari kang gumawa ng iba.',
      ),
    },
  },
} as const;
