import { words as w } from '../text/words.ts';

/** What is said about offers: for wanted purchases, and with rooms that a shop set up. */
export const quoteTexts = {
  'quote.sent': {
    member: {
      title: w('您收到一份报价', 'You have an offer', 'Ada penawaran untuk Anda', 'May alok para sa iyo'),
      body: w(
        '求购 {no} 有了报价：共 {amount}，{date} 前有效。',
        'There is an offer for your wanted purchase {no}: {amount} in all, valid until {date}.',
        'Ada penawaran untuk permintaan {no}: total {amount}, berlaku sampai {date}.',
        'May alok para sa hinahanap mong {no}: {amount} lahat, hanggang {date}.',
      ),
    },
  },
  'quote.designSent': {
    member: {
      title: w(
        '店铺为您搭好了一间房',
        'A room was set up for you',
        'Ruangan ditata untuk Anda',
        'May kuwartong inayos para sa iyo',
      ),
      body: w(
        '“{name}”连同报价 {no} 等您查看：共 {amount}，{date} 前有效。',
        '“{name}” comes with offer {no}: {amount} in all, valid until {date}.',
        '“{name}” datang dengan penawaran {no}: total {amount}, berlaku sampai {date}.',
        'Kasama ng “{name}” ang alok {no}: {amount} lahat, hanggang {date}.',
      ),
    },
  },
  'quote.declined': {
    shop: {
      title: w('报价未被接受', 'Your offer was turned down', 'Penawaran ditolak', 'Tinanggihan ang alok'),
      body: w(
        '报价 {no} 被谢绝，可以重新报价。',
        'Your offer {no} was turned down. You may make another.',
        'Penawaran {no} ditolak. Anda dapat membuat yang lain.',
        'Tinanggihan ang alok {no}. Maaari kang gumawa ng iba.',
      ),
    },
  },
} as const;
